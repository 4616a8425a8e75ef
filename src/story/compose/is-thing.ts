import { findMeaning } from '../meanings/find-meaning.ts'
import type { Noun } from '../words/noun.ts'
import { classify } from './classify.ts'
import { keptWords } from './noun-words.ts'

/** Whether the kind of a thing is known, and not only guessed by the ending of a column: "populations". */
export function isThing({ words }: Noun): boolean {
  const kind = classify(keptWords(words))
  return kind !== null && (kind.family !== null || !findMeaning(words, []).isExact)
}
