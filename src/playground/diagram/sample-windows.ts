/** Consecutive rows of a table, as `offset` and `limit` of a request. */
export interface RowWindow {
  readonly offset: number
  readonly limit: number
}

/**
 * Windows that are distributed evenly over a table of `rows` rows and contain `most` of them, or all rows if the table has no more. The
 * first window begins with the first row, and the last one ends with the last row. Windows neither overlap nor touch.
 */
export function sampleWindows(rows: number, most: number, windows: number): readonly RowWindow[] {
  if (rows === 0) return []
  if (rows <= most) return [{ offset: 0, limit: rows }]
  const limit = Math.max(1, Math.floor(most / windows))
  return Array.from({ length: windows }, (_, index) => ({ offset: Math.round(((rows - limit) * index) / (windows - 1)), limit }))
}
