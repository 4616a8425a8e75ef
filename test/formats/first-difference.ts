/**
 * The first cell that two tables do not share, columns after one another; null where they are equal. Quicker than the matchers for many
 * cells.
 */
export function firstDifference(read: readonly (readonly unknown[])[], expected: readonly (readonly unknown[])[]): unknown {
  if (read.length !== expected.length) return { columns: read.length, expected: expected.length }
  for (const [column, cells] of expected.entries()) {
    const own = read[column] ?? []
    if (own.length !== cells.length) return { column, rows: own.length, expected: cells.length }
    const row = cells.findIndex((cell, index) => cell !== own[index])
    if (row !== -1) return { column, row, read: own[row], expected: cells[row] }
  }
  return null
}
