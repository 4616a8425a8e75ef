import { classify } from '../../compose/classify.ts'
import { keptWords, mayBePlural } from '../../compose/noun-words.ts'
import type { Noun } from '../../words/noun.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'

/** How surely a noun is a column. */
export type Sureness = 'known' | 'possible' | 'none'

/** Whether a noun in front of "of" counts: "number of moves". */
export function isCountNoun(word: string): boolean {
  return word === 'number' || word === 'count'
}

/** Whether words are the count of something in each row: "number of moves". */
export function isCountOf([first = '', of, ...counted]: readonly string[]): boolean {
  return isCountNoun(first) && of === 'of' && counted.length > 0
}

/** How surely a noun next to numbers is a column and not a table: "salaries" is, "orders" is not. */
export function columnSureness({ words }: Noun): Sureness {
  if (isCountOf(words)) return 'known'
  const found = findMeaning(words, [])
  if (found.isExact) return 'known'
  if (mayBePlural(words.at(-1) ?? '') && isTable(words)) return 'none'
  if (!found.isGuess) return 'known'
  return mayBePlural(words.at(-1) ?? '') ? 'none' : 'possible'
}

/** Whether a plural is a table. A measured quantity is a column of the noun before it: "product prices", "patient weights". */
function isTable(words: readonly string[]): boolean {
  const kind = classify(keptWords(words))
  if (kind === null) return false
  const isMeasured = kind.archetype.name === 'measurement' || kind.family === null
  return words.length === kind.words || !isMeasured || !findMeaning(words.slice(-1), []).isExact
}
