import type { ColumnSchema, Schema } from '../../../schema/schema.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import type { RenamedColumn } from './renamed-column.ts'

/** Makes a time a day where it is now called a date, unless other columns read it. */
export function withDay(schema: Schema, { table: name, to }: RenamedColumn): Schema {
  const table = tableNamed(schema, name)
  if (table === null || !/(?:^|_)(?:date|day)$/.test(to)) return schema
  const reads = (column: ColumnSchema): boolean =>
    JSON.stringify({ ...column, kind: null, as: null })
      .split(/\W/)
      .includes(to)
  if (table.columns.some((column) => column.name !== to && reads(column))) return schema
  const columns = table.columns.map((column): ColumnSchema => {
    if (column.name !== to || column.kind !== 'timestamp') return column
    const { hours: _, ...day } = column
    return { ...day, kind: 'date' }
  })
  return withTable(schema, { ...table, columns })
}
