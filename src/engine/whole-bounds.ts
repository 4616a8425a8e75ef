/** Which tables are evaluated whole, and kept, once others read enough of them. */
export const wholeBounds = {
  /** Rows: such a column takes at most half a megabyte. */
  rows: 1 << 16,
  /** Cells of all rows of a column, unless those that ask for it at once take as many. */
  cells: 1 << 24,
} as const
