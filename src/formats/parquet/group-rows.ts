import type { ColumnOutline } from '../format.ts'
import { chunkSizes } from './chunk-sizes.ts'

const mostRows = 65_536
const fewestRows = 1_024
const mostBytes = 4 * 1024 * 1024

/**
 * Rows of every row group but the last: the largest power of two from 1,024 to 65,536 (both included) whose uncompressed row groups have at
 * most 4 MiB, by the maximum or the typical size of the cells; else 1,024.
 */
export function groupRows(columns: readonly ColumnOutline[], by: 'max' | 'typical'): number {
  let rows = mostRows
  while (rows > fewestRows && bytesOf(columns, rows, by) > mostBytes) rows /= 2
  return rows
}

function bytesOf(columns: readonly ColumnOutline[], rows: number, by: 'max' | 'typical'): number {
  return columns.reduce((sum, column) => {
    const { dictionaryBytes, pageBytes } = chunkSizes(column, rows, by)
    return sum + dictionaryBytes + pageBytes
  }, 0)
}
