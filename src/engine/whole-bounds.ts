/** Limits of tables that are evaluated whole and kept once they are read often enough. */
export const wholeBounds = {
  /** Rows of the table: a column takes at most half a megabyte. */
  rows: 1 << 16,
  /** Cells of all rows of a column, unless the current references alone would need as many. */
  cells: 1 << 24,
} as const
