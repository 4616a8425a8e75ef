import type { AttributeFact, CountFact, Fact } from '../facts/fact.ts'
import { isCategory } from '../attributes/readers/value-nouns.ts'
import { headOf, singularOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/**
 * Reads counted values with shares as a category of each row, and not as a table: "3 segments: SMB 70%, mid-market 20%, enterprise 10%".
 */
export const withCountedCategories: Revision = ({ facts, asides }) => {
  const counts = facts.filter((fact) => fact.type === 'count')
  const out = new Set<Fact>()
  // Nouns that other rows belong to are tables.
  const related = new Set(
    facts.flatMap((fact) =>
      fact.type === 'ratio' || fact.type === 'relation' ? [fact.child, fact.parent].map(({ words }) => headOf(words)) : [],
    ),
  )
  const changed = facts.map((fact): Fact => {
    const column = fact.type === 'attribute' ? columnOf(fact, counts) : null
    if (column === null || related.has(headOf(column.count.noun.words))) return fact
    out.add(column.count)
    return column.fact
  })
  return { facts: changed.filter((fact) => !out.has(fact)), asides }
}

/** The same fact with the counted noun as its column, and the count to remove. Null for other facts. */
function columnOf(fact: AttributeFact, counts: readonly CountFact[]): { readonly fact: AttributeFact; readonly count: CountFact } | null {
  const [aspect, ...others] = fact.aspects
  if (aspect?.type !== 'names' || aspect.shares === null || others.length > 0) return null
  const count = counts.find(({ end, count: said }) => end === fact.start && said === aspect.values.length)
  if (count === undefined || !isCategory(count.noun)) return null
  const column = { ...count.noun, words: count.noun.words.map(singularOf) }
  const values = { ...aspect, type: 'values' } as const
  return { fact: { ...fact, table: null, column, aspects: [values], start: count.start }, count }
}
