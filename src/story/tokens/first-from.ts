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

/** The last part that ends at or before an offset; undefined if there is none. The parts are sorted by their start. */
export function lastBefore<Part extends Span>(parts: readonly Part[], offset: number): Part | undefined {
  for (let at = firstFrom(parts, offset) - 1; at >= 0; at--) if ((parts[at] as Part).end <= offset) return parts[at]
  return undefined
}
