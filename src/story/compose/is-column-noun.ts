import { isCategory } from '../attributes/readers/value-nouns.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import type { Noun } from '../words/noun.ts'
import { classify } from './classify.ts'
import { keptWords } from './noun-words.ts'

/** Whether a noun means columns that are not named: "behavioral features", "customer demographics". */
export function areFeatures(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  return last === 'demographics' || (words.length > 1 && /^(?:features|attributes|variables|metrics|characteristics|patterns)$/.test(last))
}

/** Whether a noun can only be a column: "phone numbers with letters" relates no tables, "sentiment labels" are values. */
export function isColumnNoun({ words, name }: Noun): boolean {
  if (name === undefined && words.length > 1 && words.every((word) => isCategory({ words: [word] }))) return true
  return name === undefined && (classify(keptWords(words))?.family ?? null) === null && findMeaning(words, []).isExact
}
