import type { Span } from './token.ts'

/** The place of the first token that starts at a place of the story or after it; their number where none does. Tokens are in its order. */
export function firstFrom(tokens: readonly Span[], start: number): number {
  let [low, high] = [0, tokens.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle] as Span).start < start) low = middle + 1
    else high = middle
  }
  return low
}
