import type { CellReader, TableOutline } from '../format.ts'
import { fileLayout } from './file-layout.ts'
import { storedColumn } from './stored-column.ts'
import type { GroupBounds } from './write-index.ts'

/** Reads the first and last cells of row groups [first, first + count) in ascending columns, one call of `cells` per column. */
export function readBounds(table: TableOutline, first: number, count: number, cells: CellReader): GroupBounds {
  const groupRows = fileLayout(table).full.rows
  const rows = new Float64Array(count * 2)
  for (let place = 0; place < count; place++) {
    const row = (first + place) * groupRows
    rows[place * 2] = row
    rows[place * 2 + 1] = Math.min(row + groupRows, table.rows) - 1
  }
  const read = table.columns.map((column, index) => (storedColumn(column).ascending ? cells(index, rows) : []))
  return (column, place) => ({ min: read[column]?.[place * 2] ?? 0, max: read[column]?.[place * 2 + 1] ?? 0 })
}
