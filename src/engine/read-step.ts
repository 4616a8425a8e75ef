/** How a row leads to other rows. */
export type ReadStep =
  /** To the row of `table` referenced by column `key`; all columns that read through the key share it. */
  | { readonly way: 'key'; readonly table: number; readonly key: number }
  /** To all rows of `table` that the row owns, shared by all columns that read them. */
  | { readonly way: 'children'; readonly table: number }
  /** To up to `rows` of `within` consecutive rows of `table`, which only the reading column evaluates. */
  | { readonly way: 'apart'; readonly table: number; readonly rows: number; readonly within: number }

/** A read of a column, for each row. */
export interface ColumnRead {
  /** The steps from the column's own row, in order; empty for another column of that row. */
  readonly steps: readonly ReadStep[]
  /** The index of the column; null if rows are read without reading a column of them, such as siblings that are weighted at random. */
  readonly column: number | null
  /** The formula that is evaluated for the rows instead of reading a column; its number among all formulas of the plan is unique. */
  readonly formula?: { readonly number: number; readonly operations: number }
}

/** The cost of a column itself, and its reads. */
export interface ColumnWork {
  /** In cells, 1 for a plain column: each column inside it counts. */
  readonly cells: number
  readonly reads: readonly ColumnRead[]
}
