import type { ColumnSchema, Schema } from '../schema/schema.ts'

/** A share of a domain that a story can set: "15% no-shows", "30% of subscriptions on the pro plan". */
export interface Rate {
  /**
   * Words and phrases for the share, in lower case, with spaces instead of hyphens: "no show", "missed appointment". Singular and plural
   * both match.
   */
  readonly words: readonly string[]
  /**
   * "table.column", hidden or not, that decides the share: a boolean with `rate` or a category with `shares`. Setting its share must be
   * sufficient: all other columns follow from it in every row, for any share.
   */
  readonly column: string
  /** The value of the column for these words; true for a boolean. */
  readonly value: string | true
  /** If `column` is hidden, the column and value that show the share in the output: exactly as many rows of the same table have them. */
  readonly shown?: { readonly column: string; readonly value: string | boolean }
}

/** A number whose monthly totals a story can set: revenue, consumption, streams. */
export interface Measure {
  /** Words and phrases for the measure, in lower case: "revenue", "sales", "mrr". Singular and plural both match. */
  readonly words: readonly string[]
  /** "table.column": numeric, never null, at least 0, not a lookup or roll-up; its table is ordered by time. */
  readonly column: string
  readonly unit: 'money' | 'quantity'
  /** The average per row if the story sets no totals, measured with 20,000 primary rows. */
  readonly typical: number
  /**
   * "table.column" of random prices that are scaled with the measure, so that its original sums are close to the totals. Each is in
   * `Domain.money` or is a decimal.
   */
  readonly prices?: readonly string[]
  /** For a measure that must not exceed the sum of its components: the changes that are made when a story sets its totals. */
  readonly capped?: {
    /** Additional factor for the prices, on top of that of the measure. */
    readonly headroom: number
    /** By table: columns that replace those of the same name, or are inserted before the others. */
    readonly columns: Readonly<Record<string, readonly ColumnSchema[]>>
  }
}

/** A business that has only a part of a trade. */
export interface Part {
  /** The tables that it does not have. */
  readonly without: readonly string[]
  /** By table: columns that replace those of the same name. */
  readonly columns: Readonly<Record<string, readonly ColumnSchema[]>>
}

/** A line of business: a schema, and the words by which stories refer to it and change it. Data without code. */
export interface Domain {
  readonly name: string
  /** One sentence for the docs. */
  readonly description: string
  /** An example of a story about the domain, for the docs. */
  readonly story: string
  /** Words and phrases that name the business, in lower case: each one in a story is strong evidence. Singular and plural both match. */
  readonly keywords: readonly string[]
  /**
   * Words of the trade that other businesses use as well, in the singular: a story that has no others of its words is not about the trade.
   */
  readonly shared?: readonly string[]
  /** Other words for each written table, in lower case, in the plural: weak evidence. The name of the table and the singular match, too. */
  readonly nouns: Readonly<Record<string, readonly string[]>>
  /**
   * Shares that words can set. In addition, each written boolean, and each written category without `by`, matches by its name and its
   * values.
   */
  readonly rates: readonly Rate[]
  /** The measures. An amount of money in a story that names no measure refers to the first one. */
  readonly measures: readonly Measure[]
  /** Tables ordered by time whose window a phrase like "in 2024" sets; all other dates follow. */
  readonly events: readonly string[]
  /**
   * "table.column" of categories with country codes (ISO 3166-1 alpha-2), on which people, places and phone numbers of their rows depend.
   */
  readonly countries: readonly string[]
  /** "table.column" of constants with the currency code (ISO 4217). */
  readonly currencies: readonly string[]
  /** "table.column" of amounts of money that are random (decimal, integer) or constant (mapping) and converted with the currency. */
  readonly money: readonly string[]
  /** By the name of a business: its part of the trade. */
  readonly parts?: Readonly<Record<string, Part>>
  readonly schema: Schema
}
