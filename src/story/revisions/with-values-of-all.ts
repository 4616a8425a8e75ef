import type { AttributeFact, Fact, RateFact } from '../facts/fact.ts'
import type { Revision } from './revision.ts'

/**
 * Reads what all rows have as the column that its values are said of: in "each dog gets | a mood | out of happy, sad, calm" a mood is no
 * flag.
 */
export const withValuesOfAll: Revision = ({ facts, asides }) => {
  const columns = new Map<RateFact, AttributeFact>()
  for (const [place, fact] of facts.entries()) {
    const behind = facts[place + 1]
    if (fact.type === 'rate' && fact.share === 1 && behind?.type === 'attribute' && isColumnOf(behind, fact)) columns.set(fact, behind)
  }
  if (columns.size === 0) return { facts, asides }
  const owned = new Map(
    [...columns].map(([rate, column]) => [column as Fact, { ...column, table: column.table ?? rate.of, start: rate.start }]),
  )
  const left = facts.filter((fact) => fact.type !== 'rate' || !columns.has(fact))
  return { facts: left.map((fact) => owned.get(fact) ?? fact), asides }
}

function isColumnOf({ column, aspects, start }: AttributeFact, { what, end }: RateFact): boolean {
  return start < end && column?.words.at(-1) === what.at(-1) && aspects.some(({ type }) => type === 'values')
}
