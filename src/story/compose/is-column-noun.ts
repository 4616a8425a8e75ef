import { findMeaning } from '../meanings/find-meaning.ts'
import type { Noun } from '../words/noun.ts'
import { classify } from './classify.ts'
import { keptWords } from './noun-words.ts'

/** Whether a noun can only be a column: "phone numbers with letters" relates no tables. */
export function isColumnNoun({ words, name }: Noun): boolean {
  return name === undefined && (classify(keptWords(words))?.family ?? null) === null && findMeaning(words, []).isExact
}
