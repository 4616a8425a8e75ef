import type { Span } from '../token.ts'

/** What a list says of one of its columns. */
export type Detail =
  | { readonly type: 'type'; readonly of: ColumnType; readonly scale: number | null }
  /** One of these; weights where shares were said. */
  | { readonly type: 'values'; readonly values: readonly string[] }
  | { readonly type: 'range'; readonly min: number; readonly max: number }
  | { readonly type: 'unique' }
  | { readonly type: 'key' }
  | { readonly type: 'optional' }
  | { readonly type: 'required' }

/** The types that a list may name. */
export type ColumnType = 'integer' | 'decimal' | 'boolean' | 'text' | 'date' | 'timestamp' | 'uuid'

/** A column of a list. */
export interface ListedColumn extends Span {
  /** As it was written, in snake case. */
  readonly name: string
  /** In lower case, as written. */
  readonly words: readonly string[]
  /** Whether it is written as programs do: "order_id", "orderId". */
  readonly isIdentifier: boolean
  readonly details: readonly Detail[]
  /** What was said of it and not read. */
  readonly unread: readonly Span[]
}

/** A list of the columns of a table, and where it stands with what announces it. */
export interface ColumnList extends Span {
  readonly columns: readonly ListedColumn[]
  /** Where the name of the table ends that the list follows: it is read from the words before; null where it stands elsewhere. */
  readonly subjectEnd: number | null
}
