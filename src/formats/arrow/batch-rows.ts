import type { ColumnOutline } from '../format.ts'
import { cellBytes } from './cell-bytes.ts'
import { mostTextBytes } from './most-text-bytes.ts'

const mostRows = 65_536
const fewestRows = 1_024
const usualBytes = 2 * 1024 * 1024

/** Rows of every batch but the last: the largest power of two from 1,024 to 65,536 whose usual size is at most 2 MiB; else 1,024. */
export function batchRows(columns: readonly ColumnOutline[]): number {
  const typical = columns.reduce((sum, column) => sum + cellBytes(column).typical, 0)
  const max = columns.reduce((most, column) => Math.max(most, cellBytes(column).max), 0)
  let rows = mostRows
  while (rows > fewestRows && (rows * typical > usualBytes || rows * max > mostTextBytes)) rows /= 2
  return rows
}
