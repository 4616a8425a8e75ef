import type { Span } from './token.ts'

/** Binary search: the index of the first token that starts at or after an offset; the number of tokens if there is none. */
export function firstFrom(tokens: readonly Span[], start: number): number {
  let low = 0
  let high = tokens.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle] as Span).start < start) low = middle + 1
    else high = middle
  }
  return low
}
