import type { Span } from './token.ts'

/** Tells of one place after the other, each no earlier than the one before, whether it is inside of any of some spans, which are in order. */
export function within(spans: readonly Span[]): (place: number) => boolean {
  let next = 0
  return (place) => {
    while (next < spans.length && (spans[next]?.end ?? 0) <= place) next++
    return (spans[next]?.start ?? Infinity) <= place
  }
}
