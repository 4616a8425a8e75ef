import type { Period } from '../lexicon/units.ts'
import type { CurveFact, GrowthFact, ShapeFact } from './amount-facts.ts'
import type { CorrelationFact, DefinitionFact, DelayFact } from './column-relations.ts'
import type { ImportFact } from './import-fact.ts'
import type { RelationFact } from './relation-fact.ts'
import type { TimedRateFact } from './timed-rate-fact.ts'
import type { UnevenFact } from './uneven-fact.ts'
import type { Noun } from '../words/noun.ts'
import type { Aspect, Part } from '../attributes/aspect.ts'
import type { ListedColumn } from '../outline/outline.ts'
import type { ConditionFact, GradesFact, LeaningFact, SegmentsFact, SumShareFact } from '../segments/segment-facts.ts'
import type { Between } from './between.ts'
import type { Length } from '../times/days-of-length.ts'
import type { Span } from '../tokens/token.ts'

/** A number of rows: "500 patients", "between 200 and 300 agents" (the middle, 250). */
export interface CountFact extends Span {
  readonly type: 'count'
  readonly noun: Noun
  /** An integer, at least 0. */
  readonly count: number
  /** The bounds of which the count is the middle: "50-100 customers". */
  readonly between?: Between
  /** Set if the fact describes some of the rows of a noun that has another count: "the dealer in Rome sold 300 vehicles". */
  readonly isOfSome?: true
  /** Set if these are the rows of each of several times, which cannot be set: "each day 30 to 60 receipts". */
  readonly isOfTime?: true
}

/**
 * A number of rows for each row of another table: "3 orders per customer", "each order has 1 to 5 items", "orders (avg 4 per customer)".
 */
export interface RatioFact extends Span {
  readonly type: 'ratio'
  readonly child: Noun
  readonly parent: Noun
  /** Null if only the mean is said. */
  readonly min: number | null
  readonly max: number | null
  /** Null if only bounds are said. */
  readonly mean: number | null
  /** Set for "a shop has 5 tills": if the data has only one shop, these are all the tills. */
  readonly isOfOne?: true
  /** Set for "each pupil picks 2 of 14 clubs": rows are chosen from a counted total, so that several rows may share them. */
  readonly isChosen?: true
  /** Set for "8 orders a year per customer" until the time of the data is known: the interval that the mean is of. */
  readonly every?: Period
  /** The verb between the two nouns: "rates" in "each user rates at least 20 movies". Absent if no word stands between them. */
  readonly verb?: string
}

/**
 * A share of the rows: "20% churn", "a fifth of users churned", "30% of users on the pro plan". The share `share` of the rows of `of` is in
 * the state `what`.
 */
export interface RateFact extends Span {
  readonly type: 'rate'
  /** 0.2 for 20%; at least 0. Binding refuses values above 1. Null for "the rest": the share that the other values of the column leave. */
  readonly share: number | null
  /** Set if a number of rows is said ("50 of them returned"); `share` is then null. */
  readonly rows?: number
  /** Set if these rows are not so: "10 are not paid". A revision counts the others. */
  readonly isDenied?: true
  /** Set if this is one of several states of the rows: "60 invoices: 40 paid, 15 open". */
  readonly isState?: true
  /** Set if this is one of several kinds of the rows: "70 vehicles (45 vans, 25 trucks)"; `what` is then in the singular. */
  readonly isKind?: true
  /** In lower case, as written: ["churn"]; ["on", "the", "pro", "plan"]. */
  readonly what: readonly string[]
  readonly of: Noun | null
  /**
   * Set if the story states the share of the rows of the share before: 0.5 for "30% sign up, half of those pay". `share` is then the share
   * of all rows.
   */
  readonly ofBefore?: number
  /** Set for "30% are smokers": a share of all rows of the table, not of the part that the story named before. */
  readonly isOfAll?: true
  /** Set for "30% logged in within the last 7 days": the first and last day (ISO 8601) on which these rows did so. */
  readonly time?: { readonly from: string; readonly to: string }
  /** Set if the share is about some rows only: "German users" in "German users return 20% of their orders". */
  readonly among?: Noun
}

/**
 * A number or share of rows without rows in another table: "20 customers without any orders", "10% of the books were never lent". All other
 * rows have at least one.
 */
export interface ChildlessFact extends Span {
  readonly type: 'childless'
  readonly parent: Noun
  /** The noun of the other table, or the verb: "orders", "lent". */
  readonly child: Noun
  readonly isVerb: boolean
  readonly part: Part
  /** Set if the story states how many have some: "claims for 12% of the policies". */
  readonly isHad?: true
}

/** The period of the data: "in 2024", "from January 2023 to June 2024", "last two years". Days in ISO 8601, both included. */
export interface WindowFact extends Span {
  readonly type: 'window'
  /** Null if only the end is said ("until March 2024"): the window is then as long as in the domain. */
  readonly from: string | null
  readonly to: string
  /**
   * What was derived from today: the year ("in March") or all of it ("the last two years"). Undefined if the story says the days in full.
   */
  readonly unsaid?: 'year' | 'days'
  /** Set if only the length of the period is said, "over two weeks": the period then ends today. */
  readonly length?: Length
  /** Set for a list of periods ("in January and June 2024"): the gaps between them, as days in ISO 8601, both included. */
  readonly gaps?: readonly { readonly from: string; readonly to: string }[]
  /** The noun before the period: a counted noun ("400 loans during 2023") or a time column ("order_date in 2024"). */
  readonly of?: Noun
}

/** When rows did what a verb says ("hired between 2015 and 2020", "which expire in May"), or when a business began. */
export interface DatedFact extends Span {
  readonly type: 'dated'
  /** A word of `lexicon/dating-verbs.ts`. */
  readonly verb: string
  /** The noun of the rows; null if no noun stands before the verb. */
  readonly of: Noun | null
  /** First and last day in ISO 8601, both included. `from` is null if only the end is said. */
  readonly from: string | null
  readonly to: string
  /** As in `WindowFact`. */
  readonly unsaid?: WindowFact['unsaid']
}

/** Rows at fixed intervals: "one row per user and day", "every 5 minutes for 2 days". The table has one series for each of its owners. */
export interface SeriesFact extends Span {
  readonly type: 'series'
  /** Number of units in the interval: 5 for "every 5 minutes". */
  readonly every: number
  readonly unit: 'seconds' | 'minutes' | 'hours' | 'days' | 'weekdays' | 'weeks' | 'months' | 'quarters' | 'years'
  /** Name of the table. */
  readonly table: string
  /** First and last day in ISO 8601, both included. */
  readonly from: string
  readonly to: string
}

/** Where rows are: "German", "in Berlin", "60% US, 40% UK", "Brazilian users with CPF". */
export interface PlaceFact extends Span {
  readonly type: 'place'
  /** ISO 3166-1 alpha-2 codes without duplicates, in the order of the story. `share` is null if none is said. */
  readonly countries: readonly { readonly code: string; readonly share: number | null }[]
  /**
   * Names from the reference list "cities" with their countries. `share` is a share of all rows; null if none is said. Empty if no city is
   * said.
   */
  readonly cities: readonly { readonly city: string; readonly code: string; readonly share: number | null }[]
  /** Set if numbers of rows are said ("150 from Brazil, 50 from Portugal"): their sum, 200. The shares are then shares of these rows. */
  readonly rows?: number
  /** Set for "mostly in France": most rows are there, the exact share is open. */
  readonly isMost?: true
  /** Set for "German names": names of people, who may live elsewhere. */
  readonly isOfNames?: true
}

/** The values of a column: "salaries between 30k and 150k", "average basket 80", "5% of the emails are missing". */
export interface AttributeFact extends Span {
  readonly type: 'attribute'
  /** Null if no table is named with the column. */
  readonly table: Noun | null
  /** Null for the amount of a whole row: "claims averaging 1,200 each". */
  readonly column: Noun | null
  readonly aspects: readonly Aspect[]
  /** ISO 4217 code; null if no amount of money is said. */
  readonly currency: string | null
  /** Set for "sells cakes and pies": the kinds of the products. */
  readonly isGoods?: true
  /** The unit of time or the percent sign of the numbers, as written. */
  readonly unit?: string
}

/** The currency of all amounts, said without an amount: "€", "in euros", "GBP". */
export interface CurrencyFact extends Span {
  readonly type: 'currency'
  /** ISO 4217 code. */
  readonly currency: string
}

/** People have national ids: "CPF", "social security numbers". */
export interface NationalIdFact extends Span {
  readonly type: 'national_id'
  /** ISO 3166-1 alpha-2 code of the issuing country; null for the country of each person. */
  readonly country: string | null
}

/** The columns of a table: "customers with name, email, age and loyalty tier". Words are in lower case. */
export interface ColumnsFact extends Span {
  readonly type: 'columns'
  readonly noun: Noun
  /** The name of the table if the story writes it as an identifier ("dim_customer"); else the name follows from the noun. */
  readonly name?: string
  readonly columns: readonly Noun[]
  /** Set if the list holds all columns of the table: each column with its declaration. */
  readonly list?: readonly ListedColumn[]
  /** Set for "sales by country": a column in addition to those of the table. */
  readonly isBeside?: true
  /** Set for "all tables have a created_at": the columns of every table. */
  readonly isOfAll?: true
}

/**
 * Which tables are made: "only customers and orders", "no returns", "without invoices". `nouns` is empty for "nothing else": only the
 * tables that the story names.
 */
export interface SelectionFact extends Span {
  readonly type: 'selection'
  readonly mode: 'only' | 'without'
  readonly nouns: readonly Noun[]
}

/** A statement of a story and its position. A fact knows no domain: binding finds the tables and columns that its words name. */
export type Fact =
  | CountFact
  | RatioFact
  | RelationFact
  | RateFact
  | TimedRateFact
  | ChildlessFact
  | UnevenFact
  | WindowFact
  | DatedFact
  | SeriesFact
  | CurveFact
  | GrowthFact
  | ShapeFact
  | PlaceFact
  | AttributeFact
  | CorrelationFact
  | DelayFact
  | DefinitionFact
  | SegmentsFact
  | SumShareFact
  | ConditionFact
  | GradesFact
  | LeaningFact
  | CurrencyFact
  | NationalIdFact
  | ColumnsFact
  | SelectionFact
  | ImportFact
