import { firstFrom } from './first-from.ts'
import type { Span, Token } from './token.ts'
import { inOrder } from './in-order.ts'

/** Makes a test for whether an offset lies in one of the spans, which are sorted. Calls must be in ascending order of offsets. */
export function within(spans: readonly Span[]): (place: number) => boolean {
  let next = 0
  return (place) => {
    while (next < spans.length && (spans[next]?.end ?? 0) <= place) next++
    return (spans[next]?.start ?? Infinity) <= place
  }
}

/** Makes a test for whether a part starts inside one of the spans. The spans must be sorted and must not overlap. */
export function startsWithin(spans: readonly Span[]): (part: Pick<Span, 'start'>) => boolean {
  return ({ start }) => {
    const at = firstFrom(spans, start + 1) - 1
    return at >= 0 && start < (spans[at] as Span).end
  }
}

/** Makes a test for whether a part overlaps one of the spans, which may be in any order. */
export function overlapping(spans: readonly Span[]): (part: Span) => boolean {
  const sorted = inOrder(spans)
  let reach = 0
  const reaches = sorted.map(({ end }) => (reach = Math.max(reach, end)))
  return ({ start, end }) => (reaches[firstFrom(sorted, end) - 1] ?? 0) > start
}

/** One entry per token: 1 if it starts in one of the parts, which are sorted, else 0. */
export function tokensTaken(tokens: readonly Token[], parts: readonly Span[]): Uint8Array {
  const isTaken = within(parts)
  return Uint8Array.from(tokens, ({ start }) => (isTaken(start) ? 1 : 0))
}
