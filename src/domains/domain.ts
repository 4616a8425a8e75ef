import type { ColumnSchema, Schema } from '../schema/schema.ts'

/** A share that a story may say of a domain: "15% no-shows", "30% of subscriptions on the pro plan". */
export interface Rate {
  /** Words and phrases for it, lower case, hyphens as spaces: "no show", "missed appointment". The other number is found too. */
  readonly words: readonly string[]
  /**
   * "table.column" that decides it, hidden or not: a boolean with `rate` or a category with `shares`. Setting its share must be enough:
   * all other columns follow from it in every row, at any share.
   */
  readonly column: string
  /** The value of the column that the words name; true where it is a boolean. */
  readonly value: string | true
  /** Where the output shows it if `column` is hidden: exactly as many rows of the same table have this value in this column. */
  readonly shown?: { readonly column: string; readonly value: string | boolean }
}

/** A number whose totals by month a story may set: revenue, consumption, streams. */
export interface Measure {
  /** Words and phrases for it, lower case: "revenue", "sales", "mrr". The other number is found too. */
  readonly words: readonly string[]
  /** "table.column": numeric, never null, at least 0, not a lookup or roll-up; its table is ordered by time. */
  readonly column: string
  readonly unit: 'money' | 'quantity'
  /** The average of a row when the story sets no totals, measured on 20,000 primary rows. */
  readonly typical: number
  /**
   * "table.column" of drawn prices that are scaled with the measure, so that sums with it come near the target. Each is in `Domain.money`
   * or is a decimal.
   */
  readonly prices?: readonly string[]
  /** For a measure that must not exceed what it is made of: the changes when its totals are set. */
  readonly capped?: {
    /** The factor by which prices are scaled more than the measure. */
    readonly headroom: number
    /** By table: columns that replace those of the same name, or are put in front of the others. */
    readonly columns: Readonly<Record<string, readonly ColumnSchema[]>>
  }
}

/** A line of business that a story may be about: a schema, and the words by which it is recognised and changed. Data, no code. */
export interface Domain {
  readonly name: string
  /** One sentence for the docs. */
  readonly description: string
  /** A story that names it, for the docs. */
  readonly story: string
  /** Words and phrases that name the business, lower case: each found in a story is a strong sign. The other number is found too. */
  readonly keywords: readonly string[]
  /**
   * Other words for each table that is written, lower case, in the plural: weak signs. The table's name and the singular are found too.
   */
  readonly nouns: Readonly<Record<string, readonly string[]>>
  /** Besides these, every written column that is a boolean or a category without `by` is found by its name and values. */
  readonly rates: readonly Rate[]
  /** An amount of money in a story that names no measure is the first one. */
  readonly measures: readonly Measure[]
  /** Tables ordered by time whose window "in 2024" sets; all other dates move with it. */
  readonly events: readonly string[]
  /** "table.column" of categories with country codes (ISO 3166-1 alpha-2) that people, places and phones of their rows follow. */
  readonly countries: readonly string[]
  /** "table.column" of constants with the currency (ISO 4217). */
  readonly currencies: readonly string[]
  /** "table.column" of amounts of money that are drawn (decimal, integer) or given (mapping): they are converted with the currency. */
  readonly money: readonly string[]
  readonly schema: Schema
}
