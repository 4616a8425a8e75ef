import type { Span } from '../tokens/token.ts'

/** A noun phrase of the story as words in lower case, the head last: ["b2b", "enterprise", "customers"]. */
export interface Noun extends Span {
  readonly words: readonly string[]
  /** Set if the story writes an identifier ("dim_customer"): the table keeps this name. */
  readonly name?: string
  /** The business or topic that the noun names instead of its rows: "hospital" for its patients. */
  readonly about?: string
}
