import type { Domain } from '../../../domains/domain.ts'
import type { ColumnsFact } from '../../facts/fact.ts'
import type { Noun } from '../../words/noun.ts'
import { findTable } from '../../find/find-table.ts'
import { groupedBy } from '../../../lists.ts'

/** Most columns that the facts about one table add. */
export const mostColumns = 100

/** Groups facts about columns by table, in the order of the story. Facts without a table stay alone. */
export function columnsByTable(facts: readonly ColumnsFact[], domain: Domain): readonly (readonly ColumnsFact[])[] {
  return [...groupedBy(facts, (fact) => findTable(fact.noun, domain)?.table ?? fact).values()]
}

/**
 * Joins facts about one table: each column once, at most 100.
 * @returns the joined fact, and the words of the columns beyond these
 */
export function joinedColumns(facts: readonly ColumnsFact[]): { readonly joined: ColumnsFact; readonly beyond: ReadonlySet<string> } {
  const [first] = facts
  if (first === undefined) throw new Error('Columns are said by one fact at least')
  const columns = new Map<string, Noun>()
  for (const column of facts.flatMap((fact) => fact.columns)) {
    const words = column.words.join(' ')
    if (!columns.has(words)) columns.set(words, column)
  }
  const lists = facts.flatMap(({ list }) => list ?? [])
  const joined = { ...first, columns: [...columns.values()].slice(0, mostColumns), ...(lists.length === 0 ? {} : { list: lists }) }
  return { joined, beyond: new Set([...columns.keys()].slice(mostColumns)) }
}
