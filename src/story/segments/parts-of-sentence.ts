import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Signs between the parts of a sentence. */
export const partSigns: ReadonlySet<string> = wordSet(': , (')
/** Conjunctions at the start of a part. */
export const leadingWords: ReadonlySet<string> = wordSet('and but so')

/** The first token from `first` to `end` (excluded) in a set of words; null for none. */
export function placeOf(tokens: readonly Token[], words: ReadonlySet<string>, first: number, end: number): number | null {
  for (let at = first; at < end; at++) if (isOneOf(tokens, at, words)) return at
  return null
}

/** The first token of the part that ends before a token: after a colon, a comma or a bracket. */
export function startOf(tokens: readonly Token[], first: number, at: number): number {
  let start = at
  while (start > first && !isOneOf(tokens, start - 1, partSigns)) start--
  return isOneOf(tokens, start, leadingWords) ? start + 1 : start
}
