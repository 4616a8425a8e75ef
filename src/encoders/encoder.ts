import type { Layout, Vector } from '../vector.ts'

/** What a format needs to know of one table to lay out a document. Hidden columns are not in it. */
export interface TableOutline {
  readonly name: string
  /** Rows in the response, exact. */
  readonly rows: number
  readonly columns: readonly ColumnOutline[]
}

export interface ColumnOutline {
  readonly name: string
  readonly layout: Layout
}

/** A document is a sequence of sections: text as it stands, or the rows of a table for some of its columns. */
export type Section =
  | { readonly type: 'text'; readonly text: string }
  /** All rows of `tables[table]`; `columns` are indices into its outline's columns. */
  | { readonly type: 'rows'; readonly table: number; readonly columns: readonly number[] }

/**
 * Writes rows [0, count) of the vectors (one for each column of the layout) to `target` from byte `offset`; returns the offset behind them.
 * `first` says that the section's first row is among them: no separator is written before it.
 * The caller leaves room for `count * maxRowBytes + slack` bytes.
 */
export type RowWriter = (vectors: readonly Vector[], count: number, target: Uint8Array, offset: number, first: boolean) => number

export interface CompiledWriter {
  readonly write: RowWriter
  /** The most bytes one row can take, separator included. */
  readonly maxRowBytes: number
  /** About the bytes one row takes; only task sizes depend on it. */
  readonly typicalRowBytes: number
}

/** Bytes that a writer may spoil behind the offset that it returns. */
export const slack = 64

/** One output format. A new format is a new file here plus one line in encoders/index.ts. */
export interface Encoder {
  readonly name: string
  readonly contentType: string
  /** The document around and between the rows, in order; `meta` is plain JSON data that follows the tables. */
  outline(tables: readonly TableOutline[], meta: unknown): Section[]
  /** The writer of one rows section whose columns have these names and layouts. */
  compile(columns: readonly ColumnOutline[]): CompiledWriter
}
