import type { Span } from '../tokens/token.ts'

/** A declaration about a column in a list. */
export type Detail =
  | { readonly type: 'type'; readonly of: ColumnType; readonly scale: number | null }
  /** With `labels`, one for each value, that say what codes mean: "1 = yes". */
  | { readonly type: 'values'; readonly values: readonly string[]; readonly labels?: readonly string[] }
  /** Numbers with a number of decimals; for dates, years. */
  | { readonly type: 'range'; readonly min: number; readonly max: number; readonly digits: number }
  /** Days in ISO 8601, both included. */
  | { readonly type: 'days'; readonly from: string; readonly to: string }
  /** Texts of `min` to `max` characters. */
  | {
      readonly type: 'length'
      readonly min: number
      readonly max: number
      readonly of: 'digits' | 'letters' | 'characters' | 'letters and digits' | 'hex'
      /** The form of the texts, if it is said. */ readonly shape?: string
    }
  /** The name of another kind of column: "url", "percentage". */
  | { readonly type: 'like'; readonly of: string }
  /** The unit of the numbers, as it stands in names of columns: "sqft". */
  | { readonly type: 'unit'; readonly of: string }
  /** A phone number as in a country, by its code; "ISO" and "ISO date" for times in ISO 8601; null for "valid format", as every value is valid. */
  | { readonly type: 'format'; readonly of: string | null }
  /** Made from the name of the person of the row. */
  | { readonly type: 'named' }
  /** Some numbers are below zero. */
  | { readonly type: 'signed' }
  /** A reference to the table with this name, as written; "itself" for the same table, null for the table in the name of the column. */
  | { readonly type: 'reference'; readonly to: string | null }
  /** Each value is in as many rows: "half and half". */
  | { readonly type: 'even' }
  | { readonly type: 'unique' }
  | { readonly type: 'key' }
  | { readonly type: 'optional' }
  | { readonly type: 'required' }

/** Types of listed columns. A "number" is an integer or a decimal, depending on the name of the column. */
export type ColumnType = 'integer' | 'decimal' | 'number' | 'boolean' | 'text' | 'date' | 'timestamp' | 'uuid'

/** A column of a list. */
export interface ListedColumn extends Span {
  /** As written, in snake case. */
  readonly name: string
  /** In lower case, as written. */
  readonly words: readonly string[]
  /** Whether it is written as in programs: "order_id", "orderId". */
  readonly isIdentifier: boolean
  /** The verb whose time is in the column, as in `DatedFact`; the time is unread. */
  readonly dates?: string
  /** Set if neither the name nor a detail says what the values are: they are placeholders. */
  readonly isGuess?: true
  readonly details: readonly Detail[]
  /** The position of each detail. */
  readonly places: readonly Span[]
  /** The position of all details; null if there are none. */
  readonly said: Span | null
  /** Parts of the declaration that were not read. */
  readonly unread: readonly Span[]
}

/** A list of the columns of a table, with the position of the list and its announcement. */
export interface ColumnList extends Span {
  readonly columns: readonly ListedColumn[]
  /** End of the name of the table, which is read from the words before; null if it stands elsewhere. */
  readonly subjectEnd: number | null
}
