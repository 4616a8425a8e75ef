import { wordSet } from '../lexicon/word-set.ts'
import type { Noun } from '../words/noun.ts'
import { headOf, singularOf } from '../words/words.ts'

/** Nouns for facts about rows: "customer demographics". */
export const descriptions: ReadonlySet<string> = wordSet(
  'demographics details particulars characteristics attributes features properties info information',
)

/** The counted rows that a list describes: customers in "customer demographics: age, income for 1000 customers". */
export function rowsOfList(noun: Noun | null, counted: readonly Noun[]): Noun | null {
  const [owner = '', ...described] = noun?.words ?? []
  if (described.length !== 1 || !descriptions.has(described[0] ?? '')) return null
  return counted.find(({ words }) => headOf(words) === singularOf(owner)) ?? null
}
