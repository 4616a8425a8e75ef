import { firstFrom } from './first-from.ts'
import type { Span } from './token.ts'

/** Makes a test for whether a part overlaps one of the spans, which may be in any order. */
export function overlapping(spans: readonly Span[]): (part: Span) => boolean {
  const sorted = spans.toSorted((one, other) => one.start - other.start)
  let reach = 0
  const reaches = sorted.map(({ end }) => (reach = Math.max(reach, end)))
  return ({ start, end }) => (reaches[firstFrom(sorted, end) - 1] ?? 0) > start
}
