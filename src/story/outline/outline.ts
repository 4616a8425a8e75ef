import type { Span } from '../tokens/token.ts'

/** What a list says of one of its columns. */
export type Detail =
  | { readonly type: 'type'; readonly of: ColumnType; readonly scale: number | null }
  | { readonly type: 'values'; readonly values: readonly string[] }
  /** Numbers, with so many digits behind the point; of a date its years. */
  | { readonly type: 'range'; readonly min: number; readonly max: number; readonly digits: number }
  /** Days, ISO 8601, both included. */
  | { readonly type: 'days'; readonly from: string; readonly to: string }
  /** Characters: from `min` to `max`. */
  | { readonly type: 'length'; readonly min: number; readonly max: number; readonly of: 'digits' | 'letters' | 'characters' }
  /** What another column is that is called so: "url", "percentage". */
  | { readonly type: 'like'; readonly of: string }
  /** Rows of another table, by its name as it is written; "itself" for the own one, null for the table that the name of the column names. */
  | { readonly type: 'reference'; readonly to: string | null }
  | { readonly type: 'unique' }
  | { readonly type: 'key' }
  | { readonly type: 'optional' }
  | { readonly type: 'required' }

/** The types that a list may name; a "number" is whole or has decimals, as the name of the column says. */
export type ColumnType = 'integer' | 'decimal' | 'number' | 'boolean' | 'text' | 'date' | 'timestamp' | 'uuid'

/** A column of a list. */
export interface ListedColumn extends Span {
  /** As it was written, in snake case. */
  readonly name: string
  /** In lower case, as written. */
  readonly words: readonly string[]
  /** Whether it is written as programs do: "order_id", "orderId". */
  readonly isIdentifier: boolean
  /** Set where nothing is known of the name, and nothing is said that tells more: its values are placeholders. */
  readonly isGuess?: true
  readonly details: readonly Detail[]
  /** For each detail where it stands. */
  readonly places: readonly Span[]
  /** Where the details stand; null where there are none. */
  readonly said: Span | null
  /** What was said of it and not read. */
  readonly unread: readonly Span[]
}

/** A list of the columns of a table, and where it stands with what announces it. */
export interface ColumnList extends Span {
  readonly columns: readonly ListedColumn[]
  /** Where the name of the table ends that the list follows: it is read from the words before; null where it stands elsewhere. */
  readonly subjectEnd: number | null
}
