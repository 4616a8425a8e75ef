import type { ColumnSchema, Schema } from '../schema/schema.ts'

/** A share that a story may say of a domain: "15% no-shows", "30% of subscriptions on the pro plan". */
export interface Rate {
  /** Words and phrases for it, lower case, hyphens as spaces: "no show", "missed appointment". The other number is found too. */
  readonly words: readonly string[]
  /**
   * "table.column" that decides it, hidden or not: a boolean with `rate` or a category with `shares`. Setting its share must be enough:
   * what is written follows from it in every row, at any share.
   */
  readonly column: string
  /** The value of the column that the words name; true where it is a boolean. */
  readonly value: string | true
  /** Where the answer shows it, when `column` is hidden: exactly as many rows of the same table have `value` in `column`. */
  readonly shown?: { readonly column: string; readonly value: string | boolean }
}

/** A number whose totals by month a story may say: revenue, consumption, streams. */
export interface Measure {
  /** Words and phrases for it, lower case: "revenue", "sales", "mrr". The other number is found too. */
  readonly words: readonly string[]
  /** "table.column": numeric, never null, at least 0, not a lookup or roll-up; its table is ordered by time. */
  readonly column: string
  readonly unit: 'money' | 'quantity'
  /** What a row of it comes to on average when the story says nothing, measured on 20,000 primary rows. */
  readonly typical: number
  /** "table.column" of drawn prices that grow with the measure, so that the sums it is part of nearly agree with a target; all of `Domain.money`, or decimals. */
  readonly prices?: readonly string[]
  /** For a measure that must not exceed what it is made of: what changes when its totals are set. */
  readonly capped?: {
    /** Prices are scaled by so much more. */
    readonly headroom: number
    /** By table: columns that stand in the place of those of their names, or join them in front. */
    readonly columns: Readonly<Record<string, readonly ColumnSchema[]>>
  }
}

/** A line of business that stories speak of: a schema, and the words by which it is recognised and changed. Data, no code. */
export interface Domain {
  readonly name: string
  /** One sentence for the docs. */
  readonly description: string
  /** A story that names it, for the docs. */
  readonly story: string
  /** Words and phrases that name the business, lower case: each found in a story is a strong sign. The other number is found too. */
  readonly keywords: readonly string[]
  /** For each table that is written, other words for it, lower case, in the plural: weak signs. Its own name and the singular are found too. */
  readonly nouns: Readonly<Record<string, readonly string[]>>
  /** Beside these, every column that is written and is a boolean or a category without `by` answers to its name and values. */
  readonly rates: readonly Rate[]
  /** The first one is what an amount of money alone means. */
  readonly measures: readonly Measure[]
  /** Tables ordered by time whose window is what "in 2024" means; all other dates are moved along with it. */
  readonly events: readonly string[]
  /** "table.column" of categories with country codes (ISO 3166-1 alpha-2) that people, places and phones of their rows follow. */
  readonly countries: readonly string[]
  /** "table.column" of constants with the currency (ISO 4217). */
  readonly currencies: readonly string[]
  /** "table.column" of amounts of money that are drawn (decimal, integer) or given (mapping): they are converted with the currency. */
  readonly money: readonly string[]
  readonly schema: Schema
}
