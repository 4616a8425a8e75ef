import type { AttributeFact, CountFact, Fact } from '../facts/fact.ts'
import { isCategory } from '../attributes/readers/value-nouns.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { headOf, singularOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/**
 * Reads counted values as a category of each row, and not as a table, if they have shares or are kinds of a thing: "3 segments: SMB 70%,
 * mid-market 20%, enterprise 10%", "3 room types (single, double, suite)".
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

/** Most characters between a count and its values: " (". */
const mostBetween = 2
const kinds = wordSet('type types kind kinds sort sorts')

/** Whether a noun is the kinds of a thing: "room types". Categories without shares may be rows of a table. */
function isOfThings({ words }: CountFact['noun']): boolean {
  return words.length > 1 && kinds.has(words.at(-1) ?? '')
}

/** The same fact with the counted noun as its column, and the count to remove. Null for other facts. */
function columnOf(fact: AttributeFact, counts: readonly CountFact[]): { readonly fact: AttributeFact; readonly count: CountFact } | null {
  const [aspect, ...others] = fact.aspects
  // Values in brackets are those of the noun before: "3 room types (single, double, suite)".
  const isBracket = aspect?.type === 'values' && fact.column === null
  if ((aspect?.type !== 'names' && !isBracket) || others.length > 0) return null
  const count = counts.find(({ end, count: said }) => fact.start - end <= mostBetween && fact.start >= end && said === aspect.values.length)
  if (count === undefined || !isCategory(count.noun) || (aspect.shares === null && !isOfThings(count.noun))) return null
  const column = { ...count.noun, words: count.noun.words.map(singularOf) }
  const values = { ...aspect, type: 'values' } as const
  return { fact: { ...fact, table: null, column, aspects: [values], start: count.start }, count }
}
