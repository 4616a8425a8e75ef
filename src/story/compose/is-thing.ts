import { findMeaning } from '../meanings/find-meaning.ts'
import type { Noun } from '../words/noun.ts'
import { classify } from './classify.ts'
import { keptWords } from './noun-words.ts'

/** Whether the kind of a thing is known, and not only guessed by the ending of a column of whole numbers: "populations". */
export function isThing({ words }: Noun): boolean {
  const kind = classify(keptWords(words))
  const { meaning, isExact } = findMeaning(words, [])
  const isNumber = isExact && typeof meaning.body === 'object' && meaning.body.kind === 'integer'
  return kind !== null && (kind.family !== null || !isNumber)
}
