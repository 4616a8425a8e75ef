import type { Span } from './token.ts'

/** Makes a test for whether an offset lies in one of the spans, which are sorted. Calls must be in ascending order of offsets. */
export function within(spans: readonly Span[]): (place: number) => boolean {
  let next = 0
  return (place) => {
    while (next < spans.length && (spans[next]?.end ?? 0) <= place) next++
    return (spans[next]?.start ?? Infinity) <= place
  }
}
