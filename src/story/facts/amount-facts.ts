import type { Span } from '../tokens/token.ts'

/**
 * A month, quarter, half or whole year of which an amount was said, the year null where it was not. Where no time was said all are null: one such anchor alone is
 * what the whole window comes to, of several the first one is its first month and the last one its last.
 */
export interface Anchor {
  readonly year: number | null
  /** 1 to 12; null where a quarter or year was said. */
  readonly month: number | null
  /** 1 to 4; null where a month or year was said. */
  readonly quarter: number | null
  /** Set for half a year, whose month and quarter are null. */
  readonly half?: 1 | 2
  /** What the period adds up to, or, where `each` is set, each day or week of it. */
  readonly amount: number
  readonly each?: 'day' | 'week'
}

/** "revenue from $50k in January to $200k in December", "orders from 1,000 in Jan to 5,000 in Dec", "€1.2M a month". */
export interface CurveFact extends Span {
  readonly type: 'curve'
  /** The words for what is measured, in lower case, as written; empty when none were said. */
  readonly measure: readonly string[]
  /** ISO 4217; null when no currency was said: the amounts may be numbers of rows. */
  readonly currency: string | null
  /** In the order of the story; one at least, unless `every` says it all. */
  readonly anchors: readonly Anchor[]
  /** An amount for each day, week, month, quarter or year alike: "$5k a day", "annual revenue of $5M"; or for each row: "an average order value of $80". */
  readonly every: { readonly unit: 'row' | 'day' | 'week' | 'month' | 'quarter' | 'year'; readonly amount: number } | null
}

/** "sales doubled over the year" (2), "grew 50%" (1.5), "halved" (0.5), "grows 5% month over month" (1.05 a month). */
export interface GrowthFact extends Span {
  readonly type: 'growth'
  readonly measure: readonly string[]
  /** Last month over first month, each month over the one before, or over that of a quarter or a year before; 0 where it falls by all of it. */
  readonly factor: number
  readonly per: 'window' | 'month' | 'quarter' | 'year'
  /** The word for the change where it stands alone, "20% surge": it may be what a share of rows is. */
  readonly noun?: string
}

/** "Black Friday spike", "dip in March", "busy weekends", "mostly office hours": factors on how often things happen. */
export interface ShapeFact extends Span {
  readonly type: 'shape'
  /** The words for what is shaped; empty when none were said. */
  readonly measure: readonly string[]
  /** 12 factors, January first. */
  readonly months: readonly number[] | null
  /** Days of every year, as "11-28", with their factors; "thanksgiving" is the fourth Thursday of November, "black_friday" and "cyber_monday" are the Friday and Monday after it. */
  readonly days: readonly { readonly day: string; readonly factor: number }[] | null
  /** 7 factors, Monday first. */
  readonly weekdays: readonly number[] | null
  /** 24 factors, from midnight. */
  readonly hours: readonly number[] | null
}
