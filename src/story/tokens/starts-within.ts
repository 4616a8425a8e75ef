import { firstFrom } from './first-from.ts'
import type { Span } from './token.ts'

/** Makes a test for whether a part starts inside one of the spans. The spans must be sorted and must not overlap. */
export function startsWithin(spans: readonly Span[]): (part: Pick<Span, 'start'>) => boolean {
  return ({ start }) => {
    const at = firstFrom(spans, start + 1) - 1
    return at >= 0 && start < (spans[at] as Span).end
  }
}
