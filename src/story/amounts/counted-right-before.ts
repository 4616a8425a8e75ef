import { kindAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { nounBefore } from '../words/nouns.ts'

/** The counted noun that ends right before a token: "60 trucks | that". Null for a noun without a number. */
export function countedRightBefore(tokens: readonly Token[], at: number): Noun | null {
  const noun = nounBefore(tokens, at, 0)
  return noun !== null && kindAt(tokens, at - noun.words.length - 1) === 'number' ? noun : null
}
