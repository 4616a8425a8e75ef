import type { RowsSchema } from './rows.ts'

/** The tables from which the number of rows of a table is computed. */
export function countedOn(rows: RowsSchema): readonly string[] {
  if (typeof rows === 'number' || rows.type === 'primary') return []
  if (rows.type === 'ratio') return [rows.of]
  return rows.type === 'owned' ? [rows.by] : [rows.by, rows.since.table]
}
