import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'

/**
 * The name of the visible time of a table. It is the time that orders the table. If that is hidden, it is a time some seconds from it. Null
 * for none.
 */
export function shownTime({ columns }: Pick<TableSchema, 'columns'>): string | null {
  const arrival = arrivalColumn(columns)
  if (arrival === null || arrival.hidden !== true) return arrival?.name ?? null
  const isMoment = (column: ColumnSchema): boolean =>
    column.kind === 'shifted' && column.hidden !== true && column.unit === 'seconds' && column.column === arrival.name
  return columns.find(isMoment)?.name ?? null
}
