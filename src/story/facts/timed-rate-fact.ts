import type { Span } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'

/** Recurring months (1 to 12) or weekdays (0 for Monday); one of the lists is empty. */
export interface TimesOfYear {
  readonly months: readonly number[]
  readonly weekdays: readonly number[]
}

/** Shares of a state by time: "20% cancelled in summer, 8% the rest of the year", "no-shows: 12% on weekends and 5% on weekdays". */
export interface TimedRateFact extends Span {
  readonly type: 'timed_rate'
  /** As in a rate. */
  readonly what: readonly string[]
  readonly of: Noun | null
  readonly entries: readonly (TimesOfYear & { readonly share: number })[]
  /** The share at all other times; null if none is said. */
  readonly otherwise: number | null
}
