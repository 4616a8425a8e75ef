import type { CurveFact, GrowthFact, ShapeFact } from './amount-facts.ts'
import type { CorrelationFact, DefinitionFact, DelayFact } from './column-relations.ts'
import type { Noun } from '../words/noun.ts'
import type { Aspect, Part } from '../attributes/aspect.ts'
import type { ListedColumn } from '../outline/outline.ts'
import type { ConditionFact, GradesFact, SegmentsFact } from '../segments/segment-facts.ts'
import type { Span } from '../tokens/token.ts'

/** "500 patients", "between 200 and 300 agents" (their middle). */
export interface CountFact extends Span {
  readonly type: 'count'
  readonly noun: Noun
  /** Whole, at least 0. */
  readonly count: number
  /** Set where the story says another number of the same, too, and something is told of these rows: "the dealer in Rome sold 300 vehicles". */
  readonly isOfSome?: true
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

/** How rows refer to rows of their own table. */
export interface SelfReference {
  readonly column: string
  /** Rows that refer to none: a whole number, or a share of all. */
  readonly roots: number
  /** Set where the story says how many these are. */
  readonly isSaid?: true
}

/** The table of what rows of one table do to each other, and the two sides of a pair, by which its keys are called. */
export interface Pairs {
  readonly table: string
  readonly from: string
  readonly to: string
}

/** "every shipment belongs to a warehouse", "hives have inspections". */
export interface RelationFact extends Span {
  readonly type: 'relation'
  readonly child: Noun
  readonly parent: Noun
  /**
   * Set where each row may have several of the other: `many` where both have, "students and courses, many to many"; `several` where only the one side
   * was said, "posts have many tags"; `every` for one row of each combination. Then a table between them may be what relates them.
   */
  readonly sides?: 'many' | 'several' | 'every'
  /** What has a row for each pair of rows where every combination is said: "a price per product and region". */
  readonly through?: Noun
  /** Set where rows belong to rows of their own table, "comments reply to other comments": the column that says to which; child and parent are the same noun. */
  readonly self?: SelfReference
  /** Set where each row has several others of its table, "users follow each other": child and parent are the same noun. */
  readonly pairs?: Pairs
}

/** "20% churn", "a fifth of users churned", "30% of users on the pro plan": of the rows of `of`, so many are `what`. */
export interface RateFact extends Span {
  readonly type: 'rate'
  /** 0.2 for 20%; not below 0. What is above 1 is refused when it is bound. Null for "the rest": what others of the same column leave. */
  readonly share: number | null
  /** Set where so many rows were said, "50 of them returned"; the share is null then. */
  readonly rows?: number
  /** Set where it is one of several states that rows of `of` are in: "60 invoices: 40 paid, 15 open". */
  readonly isState?: true
  /** Set where it is one of several kinds that rows of `of` are of: "70 vehicles (45 vans, 25 trucks)"; `what` is in the singular. */
  readonly isKind?: true
  /** In lower case, as written: "churn"; "on", "the", "pro", "plan". */
  readonly what: readonly string[]
  readonly of: Noun | null
  /** Set for "30% are smokers": it is of all rows, whatever was said before. */
  readonly isOfAll?: true
  /** Set where it is said of some alone: "German users" of "German users return 20% of their orders". */
  readonly among?: Noun
}

/** "20 customers without any orders", "10% of the books were never lent": so many rows have none of another table, every other one has some. */
export interface ChildlessFact extends Span {
  readonly type: 'childless'
  readonly parent: Noun
  /** What they have none of, or the verb that was never done. */
  readonly child: Noun
  readonly isVerb: boolean
  readonly part: Part
}

/** "in 2024", "from January 2023 to June 2024", "last two years": days as ISO 8601, both included. */
export interface WindowFact extends Span {
  readonly type: 'window'
  /** Null where only the end was said, "until March 2024": as long before it as the data of the domain goes on. */
  readonly from: string | null
  readonly to: string
  /** What of the days follows from today: their year, "in March", or all of them, "the last two years"; undefined where the story says them whole. */
  readonly unsaid?: 'year' | 'days'
  /** Set for a list of times, "in January and June 2024": what is between two of them, in days, ISO 8601, both included. */
  readonly gaps?: readonly { readonly from: string; readonly to: string }[]
  /** What stands before it: a noun that the story counts, "400 loans during 2023", or what a column of times is called, "order_date in 2024". */
  readonly of?: Noun
}

/** "hired between 2015 and 2020", "which expire in May": when rows of a table did what a verb says, or when a business began. */
export interface DatedFact extends Span {
  readonly type: 'dated'
  /** A word of the lexicon `dating-verbs`. */
  readonly verb: string
  /** Whose rows; null where no noun stands before the verb. */
  readonly of: Noun | null
  /** First and last day, ISO 8601, both included; `from` is null where only the end was said. */
  readonly from: string | null
  readonly to: string
  /** As of a window. */
  readonly unsaid?: WindowFact['unsaid']
}

/** "one row per user and day", "every 5 minutes for 2 days": the table has a row for each interval, one series for each of its owners. */
export interface SeriesFact extends Span {
  readonly type: 'series'
  /** The interval: so many of a unit. */
  readonly every: number
  readonly unit: 'seconds' | 'minutes' | 'hours' | 'days' | 'weekdays' | 'weeks' | 'months' | 'quarters' | 'years'
  /** The name of the table. */
  readonly table: string
  /** First and last day, ISO 8601, both included. */
  readonly from: string
  readonly to: string
}

/** "German", "in Berlin", "60% US, 40% UK", "Brazilian users with CPF". */
export interface PlaceFact extends Span {
  readonly type: 'place'
  /** ISO 3166-1 alpha-2 codes, each once, in the order of the story. */
  readonly countries: readonly { readonly code: string; readonly share: number | null }[]
  /** Names of cities in the reference list "cities", with their countries, each with its share of all rows where one was said; empty when none was said. */
  readonly cities: readonly { readonly city: string; readonly code: string; readonly share: number | null }[]
  /** Set where numbers of rows were said, "150 from Brazil, 50 from Portugal": what they come to together; the shares are of these rows. */
  readonly rows?: number
  /** Set for "mostly in France": most rows are there. */
  readonly isMost?: true
}

/** "salaries between 30k and 150k", "average basket 80", "5% of the emails are missing": what the values of a column are. */
export interface AttributeFact extends Span {
  readonly type: 'attribute'
  /** Null where none was named with the column. */
  readonly table: Noun | null
  /** Null for what a row of the table comes to: "claims averaging 1,200 each". */
  readonly column: Noun | null
  readonly aspects: readonly Aspect[]
  /** ISO 4217; null where no amount of money was said. */
  readonly currency: string | null
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
  /** The name of the table, where it is written as programs do; else it follows from the noun. */
  readonly name?: string
  readonly columns: readonly Noun[]
  /** Set where a list names all columns of the table: each with what is said of it. */
  readonly list?: readonly ListedColumn[]
  /** Set for "sales by country": a column beside all others that the table has. */
  readonly isBeside?: true
}

/** "only customers and orders", "no returns", "without invoices". No nouns for "nothing else": all that the story names are meant. */
export interface SelectionFact extends Span {
  readonly type: 'selection'
  readonly mode: 'only' | 'without'
  readonly nouns: readonly Noun[]
}

/** The declaration of a table in code: CREATE TABLE, a Prisma model. */
export interface ImportFact extends Span {
  readonly type: 'import'
  /** The name of the notation. */
  readonly format: string
  readonly table: string
  readonly columns: readonly string[]
}

/** Something that a story says, and where. Knows no domain: what its words mean is found when it is bound. */
export type Fact =
  | CountFact
  | RatioFact
  | RelationFact
  | RateFact
  | ChildlessFact
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
  | ConditionFact
  | GradesFact
  | CurrencyFact
  | NationalIdFact
  | ColumnsFact
  | SelectionFact
  | ImportFact
