import { definites } from '../lexicon/determiners.ts'
import { doneBy } from '../lexicon/flag-verbs.ts'
import { isDone } from '../words/is-done.ts'

const mostWords = 2

/** "3% of clicks | on mobile convert": some rows, and what they do. Null for other predicates. */
export function partAndDeed(said: readonly string[]): { readonly words: readonly string[]; readonly deed: readonly string[] } | null {
  const words = said.slice(1, -1).filter((word) => !definites.has(word))
  const deed = said.slice(-1)
  const isDeed = deed.every((word) => !isDone(word) && doneBy(word) !== word)
  return said[0] === 'on' && words.length > 0 && words.length <= mostWords && isDeed ? { words, deed } : null
}
