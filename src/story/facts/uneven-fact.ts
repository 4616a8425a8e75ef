import type { Part } from '../attributes/aspect.ts'
import type { Span } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'

/**
 * A part of the rows of a table that has a larger share of the rows of another one: "the top 10% of customers place half of the orders".
 */
export interface UnevenFact extends Span {
  readonly type: 'uneven'
  readonly parent: Noun
  /** Without words for the rows that mostly belong to the parent: "some movies are more popular than others". */
  readonly child: Noun
  readonly part: Part
  /** Of the rows of `child`, above 0. */
  readonly share: number
}
