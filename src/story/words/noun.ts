import type { Span } from '../tokens/token.ts'

/** What something is called in the story: the words of its noun phrase in lower case, as written, the head last: "b2b", "enterprise", "customers". */
export interface Noun extends Span {
  readonly words: readonly string[]
  /** Set where the story writes it as programs do, "dim_customer": a table keeps this name. */
  readonly name?: string
}
