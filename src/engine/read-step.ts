/** How a row is led to other rows. */
export type ReadStep =
  /** To the row of `table` that the foreign key in column `key` refers to: one, the same for all that read through the key. */
  | { readonly way: 'key'; readonly table: number; readonly key: number }
  /** To all rows of `table` that it owns, the same for all that read them. */
  | { readonly way: 'children'; readonly table: number }
  /** To up to `rows` rows of `table`, of `within` neighbours, which the reading column evaluates for itself alone. */
  | { readonly way: 'apart'; readonly table: number; readonly rows: number; readonly within: number }

/** What a column reads for a row. */
export interface ColumnRead {
  /** From the column's own row, in order; none for another column of the row. */
  readonly steps: readonly ReadStep[]
  /** The column's index; null for rows that are looked at without one, to weigh them by chance. */
  readonly column: number | null
}

/** What a column takes by itself, and what it reads. */
export interface ColumnWork {
  /** In cells, 1 for a plain column: each operation of a formula and each column inside it counts. */
  readonly cells: number
  readonly reads: readonly ColumnRead[]
}
