import type { Span, Token } from './token.ts'
import { within } from './within.ts'

/** One entry per token: 1 if it starts in one of the parts, which are sorted, else 0. */
export function tokensTaken(tokens: readonly Token[], parts: readonly Span[]): Uint8Array {
  const isTaken = within(parts)
  return Uint8Array.from(tokens, ({ start }) => (isTaken(start) ? 1 : 0))
}
