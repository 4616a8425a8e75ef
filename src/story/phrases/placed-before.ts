import { wordSet } from '../lexicon/word-set.ts'
import { readPlace } from '../places/read-place.ts'
import { endsClause, isOneOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { readPredicate } from '../words/predicate.ts'

/** Prepositions of states: "out of stock", "on leave". */
const placingStates = wordSet('out off on in under over behind')
const mostPlaced = 4

/** A state with a preposition that ends before a token, from token `free` on: "| out of stock | 8%". Null for none. */
export function placedBefore(
  tokens: readonly Token[],
  end: number,
  free: number,
): { readonly words: readonly string[]; readonly first: number } | null {
  for (let first = end - 2; first >= Math.max(free, end - mostPlaced); first--) {
    if (!isOneOf(tokens, first, placingStates) || !(first === 0 || endsClause(tokens, first - 1))) continue
    const predicate = readPlace(tokens, first + 1, true) === null ? readPredicate(tokens.slice(0, end), first) : null
    return predicate?.next === end ? { words: predicate.words, first } : null
  }
  return null
}
