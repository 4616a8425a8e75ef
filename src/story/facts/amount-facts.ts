import type { Span } from '../tokens/token.ts'

/**
 * An amount for a period: a month, a quarter, half a year or a year. `year` is null if none is said. If no period is said, all of them are
 * null: a single anchor is then the total of the whole window; of several, the first one is the first month and the last one the last
 * month.
 */
export interface Anchor {
  readonly year: number | null
  /** 1 to 12; null if a quarter or a year is said. */
  readonly month: number | null
  /** 1 to 4; null if a month or a year is said. */
  readonly quarter: number | null
  /** Set for half a year; month and quarter are then null. */
  readonly half?: 1 | 2
  /** The total of the period; with `each`, the total of every day or week in it. */
  readonly amount: number
  readonly each?: 'day' | 'week'
}

/** Totals by time: "revenue from $50k in January to $200k in December", "orders from 1,000 in Jan to 5,000 in Dec", "€1.2M a month". */
export interface CurveFact extends Span {
  readonly type: 'curve'
  /** The words for the measure in lower case, as written ("revenue"); empty if none is said. */
  readonly measure: readonly string[]
  /** ISO 4217 code; null if no currency is said: the amounts may then be numbers of rows. */
  readonly currency: string | null
  /** Set for "400 sales a day": a number before the measure counts rows, where it is no money. */
  readonly isCounted?: true
  /** In the order of the story. Never empty, unless `every` is set. */
  readonly anchors: readonly Anchor[]
  /**
   * The same amount for each day, week, month, quarter or year ("$5k a day", "annual revenue of $5M"), or for each row ("an average order
   * value of $80").
   */
  readonly every: { readonly unit: 'row' | 'day' | 'week' | 'month' | 'quarter' | 'year'; readonly amount: number } | null
}

/** A change over time: "sales doubled over the year" (2), "grew 50%" (1.5), "halved" (0.5), "grows 5% month over month" (1.05 a month). */
export interface GrowthFact extends Span {
  readonly type: 'growth'
  readonly measure: readonly string[]
  /**
   * Ratio of the last month to the first; or of each month to the previous month, or to the same month a quarter or a year before. 0 for a
   * fall by 100%.
   */
  readonly factor: number
  readonly per: 'window' | 'month' | 'quarter' | 'year'
  /** Set for a step from the year before to one of several years, "orders fell by 30% in 2023": the first month of that year. */
  readonly since?: number
  /** The noun of the change if it has no verb ("surge" of "20% surge"): the phrase may instead be a share of the rows. */
  readonly noun?: string
}

/** Factors on how often things happen: "Black Friday spike", "dip in March", "busy weekends", "mostly office hours". */
export interface ShapeFact extends Span {
  readonly type: 'shape'
  /** The words for what varies; empty if none are said. */
  readonly measure: readonly string[]
  /** The noun for all events that vary, with the word before it: "user activity", ", traffic". Absent for other nouns. */
  readonly subject?: readonly string[]
  /** 12 factors, January first. */
  readonly months: readonly number[] | null
  /**
   * Factors of days in every year, such as "11-28". "thanksgiving" is the fourth Thursday of November; "black_friday" and "cyber_monday"
   * are the Friday and the Monday after it. "2024-03" are all days of this month.
   */
  readonly days: readonly { readonly day: string; readonly factor: number }[] | null
  /** 7 factors, Monday first. */
  readonly weekdays: readonly number[] | null
  /** 24 factors, from midnight. */
  readonly hours: readonly number[] | null
  /** How often things happen at these times relative to the others: 2 for "twice as many". Absent if no number is said. */
  readonly size?: number
  /** The only times of the same kind with which these are compared: "than on Mondays". Absent for all others. */
  readonly against?: readonly (number | string)[]
  /** Set if more than half of all events are said to fall on these times. */
  readonly isMost?: true
  /** Set if the fact is about these rows only, and not about tables that belong to them. */
  readonly isOwn?: true
  /** The share of all events (0 to 1) at these weekdays or hours. Their factors are 1, all other factors 0. */
  readonly share?: number
  /** The participle of the share: "sold" for rows that are sold at these times. Absent for other verbs. */
  readonly done?: string
}
