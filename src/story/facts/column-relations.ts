import type { Span } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'

/** A relation between two columns of a table: "price is correlated with size (0.8)", "price rises with size". */
export interface CorrelationFact extends Span {
  readonly type: 'correlation'
  readonly columns: readonly [Noun, Noun]
  /** Rank correlation, -1 to 1. */
  readonly coefficient: number
  /** Set if the story gives no number. */
  readonly isDefault?: true
  /** Set if the nouns name rows. They are columns only if a table has both: "older members borrow more". */
  readonly isKnown?: true
  /** All its words, in lower case. One of its nouns may be a flag: "longer tenure means less churn". */
  readonly said?: readonly string[]
}

/**
 * A time that follows another time of the same row: "the due date is 21 days after the loan date", "delivered within 5 days of shipping",
 * "the end is after the start".
 */
export interface DelayFact extends Span {
  readonly type: 'delay'
  readonly later: Noun
  /** Null for the time of the row itself: "each delivered 2-5 days later". */
  readonly earlier: Noun | null
  /** Set if the duration is a mean: "resolved in 3 days on average". */
  readonly isMean?: true
  /** Null if the story only says that it is later. */
  readonly delay: { readonly unit: 'seconds' | 'minutes' | 'hours' | 'days'; readonly min: number; readonly max: number } | null
}

/** A part of a formula over columns, in written order. */
export type ExpressionPart =
  | { readonly type: 'column'; readonly noun: Noun }
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'sign'; readonly sign: '+' | '-' | '*' | '/' | '(' | ')' }
  /** The sum over the rows that each row owns: "the sum of its line items". */
  | { readonly type: 'sum'; readonly noun: Noun }
  /** Normal noise with mean 0. */
  | { readonly type: 'noise'; readonly deviation: number }

/**
 * A column that is computed from others: "total = quantity * unit_price", "y = 3 + 2x + noise (sd 1.5)", "profit is revenue minus cost".
 */
export interface DefinitionFact extends Span {
  readonly type: 'definition'
  readonly column: Noun
  readonly expression: readonly ExpressionPart[]
}
