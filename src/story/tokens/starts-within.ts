import { firstFrom } from './first-from.ts'
import type { Span } from './token.ts'

/** Tests whether a part of a story starts inside one of `spans`, which are disjoint and in the order of the story. */
export function startsWithin(spans: readonly Span[]): (part: Pick<Span, 'start'>) => boolean {
  return ({ start }) => {
    const at = firstFrom(spans, start + 1) - 1
    return at >= 0 && start < (spans[at] as Span).end
  }
}
