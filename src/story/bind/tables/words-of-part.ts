import type { Domain } from '../../../domains/domain.ts'
import type { SelectionFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'

/** Words that choose among the rows of a table, and the words for the table. */
export interface PartOfTable {
  readonly words: readonly string[]
  readonly of: SelectionFact['nouns'][number]
}

/**
 * The words before the name of a table that choose among its rows: "overlapping reservations", but not "customer reviews". Null if there are
 * none.
 */
export function wordsOfPart(noun: SelectionFact['nouns'][number], domain: Domain): PartOfTable | null {
  const found = findTable(noun, domain)
  if (found === null) return null
  const before = noun.words.slice(0, noun.words.indexOf(found.words[0] as string))
  // "SaaS users" are all users of the trade.
  const isKnown = (word: string): boolean =>
    word === domain.name || domain.keywords.includes(word) || findTable({ words: [word] }, domain) !== null
  if (before.every(isKnown)) return null
  return { words: before, of: { ...noun, words: noun.words.slice(before.length) } }
}
