import type { Span } from '../tokens/token.ts'

/** A part that was read and has no effect on the data ("most orders are paid"). It is reported as unused, in one piece. */
export interface Aside extends Span {
  /** One sentence: why it has no effect, and what would have one. */
  readonly reason: string
}
