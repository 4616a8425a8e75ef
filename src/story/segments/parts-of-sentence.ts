import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** What parts a sentence. */
export const partSigns: ReadonlySet<string> = wordSet(': , (')
/** What a part of a sentence begins with and does not say. */
export const leadingWords: ReadonlySet<string> = wordSet('and but so')

/** The first token from `first` to before `end` that is one of some words; null for none. */
export function placeOf(tokens: readonly Token[], words: ReadonlySet<string>, first: number, end: number): number | null {
  for (let at = first; at < end; at++) if (isOneOf(tokens, at, words)) return at
  return null
}

/** Where the part of a sentence begins that ends before a token: behind a colon, a comma or a bracket. */
export function startOf(tokens: readonly Token[], first: number, at: number): number {
  let start = at
  while (start > first && !isOneOf(tokens, start - 1, partSigns)) start--
  return isOneOf(tokens, start, leadingWords) ? start + 1 : start
}
