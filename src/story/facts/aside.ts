import type { Span } from '../tokens/token.ts'

/** Something that a story says and no data is made of, "most orders are paid": told as unused in one piece. */
export interface Aside extends Span {
  /** Why, and what would be read instead; one sentence. */
  readonly reason: string
}
