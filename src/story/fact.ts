import type { ListedColumn } from './outline/outline.ts'
import type { Span } from './token.ts'

/** What something is called in the story: the words of its noun phrase in lower case, as written, the head last: "b2b", "enterprise", "customers". */
export interface Noun extends Span {
  readonly words: readonly string[]
}

/** "500 patients", "between 200 and 300 agents" (their middle). */
export interface CountFact extends Span {
  readonly type: 'count'
  readonly noun: Noun
  /** Whole, at least 0. */
  readonly count: number
}

/** So many rows for each row of another table: "3 orders per customer", "each order has 1 to 5 items", "orders (avg 4 per customer)". */
export interface RatioFact extends Span {
  readonly type: 'ratio'
  readonly child: Noun
  readonly parent: Noun
  /** Null where only the mean was said. */
  readonly min: number | null
  readonly max: number | null
  /** Null where only bounds were said. */
  readonly mean: number | null
  /** Set for "a shop has 5 tills": where the shop is all that there is, these are all tills. */
  readonly isOfOne?: true
}

/** "every shipment belongs to a warehouse", "hives have inspections". */
export interface RelationFact extends Span {
  readonly type: 'relation'
  readonly child: Noun
  readonly parent: Noun
}

/** "20% churn", "a fifth of users churned", "30% of users on the pro plan": of the rows of `of`, so many are `what`. */
export interface RateFact extends Span {
  readonly type: 'rate'
  /** 0.2 for 20%; not below 0. What is above 1 is refused when it is bound. Null for "the rest": what others of the same column leave. */
  readonly share: number | null
  /** Set where so many rows were said, "50 of them returned"; the share is null then. */
  readonly rows?: number
  /** In lower case, as written: "churn"; "on", "the", "pro", "plan". */
  readonly what: readonly string[]
  readonly of: Noun | null
}

/** "in 2024", "from January 2023 to June 2024", "last two years": days as ISO 8601, both included. */
export interface WindowFact extends Span {
  readonly type: 'window'
  /** Null where only the end was said, "until March 2024": as long before it as the data of the domain goes on. */
  readonly from: string | null
  readonly to: string
}

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

/** "German", "in Berlin", "60% US, 40% UK", "Brazilian users with CPF". */
export interface PlaceFact extends Span {
  readonly type: 'place'
  /** ISO 3166-1 alpha-2 codes, each once, in the order of the story. */
  readonly countries: readonly { readonly code: string; readonly share: number | null }[]
  /** Names of cities in the reference list "cities", with their countries; empty when none was said. */
  readonly cities: readonly { readonly city: string; readonly code: string }[]
  /** Whether several cities of one country have shares of their own. */
  readonly isUneven?: true
}

/** "€", "in euros", "GBP": what amounts are in, where no amount stands with it. */
export interface CurrencyFact extends Span {
  readonly type: 'currency'
  /** ISO 4217. */
  readonly currency: string
}

/** "CPF", "social security numbers": people have national ids. */
export interface NationalIdFact extends Span {
  readonly type: 'national_id'
  /** ISO 3166-1 alpha-2 code of the country that issues it; null for that of each person. */
  readonly country: string | null
}

/** "customers with name, email, age and loyalty tier": the columns of a table, each by its words in lower case. */
export interface ColumnsFact extends Span {
  readonly type: 'columns'
  readonly noun: Noun
  readonly columns: readonly Noun[]
  /** Set where a list names all columns of the table: each with what is said of it. */
  readonly list?: readonly ListedColumn[]
}

/** "only customers and orders", "no returns", "without invoices". */
export interface SelectionFact extends Span {
  readonly type: 'selection'
  readonly mode: 'only' | 'without'
  readonly nouns: readonly Noun[]
}

/** Something that a story says, and where. Knows no domain: what its words mean is found when it is bound. */
export type Fact =
  | CountFact
  | RatioFact
  | RelationFact
  | RateFact
  | WindowFact
  | CurveFact
  | GrowthFact
  | ShapeFact
  | PlaceFact
  | CurrencyFact
  | NationalIdFact
  | ColumnsFact
  | SelectionFact
