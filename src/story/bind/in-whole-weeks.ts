import type { ColumnOf, ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts'
import { arrivalColumn } from '../../time/arrival.ts'

type Beginning = ColumnOf<'shifted'>

/** The shown column that says when rows begin that were arranged before, some days after: "start_date" beside "booked_at". Null for none. */
export function beginningOf({ columns }: TableSchema): Beginning | null {
  const arrival = arrivalColumn(columns)
  const isBeginning = (column: ColumnSchema): column is Beginning & ColumnSchema =>
    column.kind === 'shifted' && column.hidden !== true && column.unit === 'days' && column.column === arrival?.name
  return columns.filter(isBeginning).find(({ name }) => /^(?:start|check_in)/.test(name)) ?? null
}

/** Lets what is arranged on a weekday begin on the same weekday, whole weeks later, so that both follow the weekdays that are said. */
export function inWholeWeeks(schema: Schema, names: ReadonlySet<string>): Schema {
  const tables = schema.tables.map((table) => {
    const offset = names.has(table.name) ? beginningOf(table)?.offset : undefined
    const change = (column: ColumnSchema): ColumnSchema =>
      column.name === offset && column.kind === 'formula' ? { ...column, expression: `floor((${column.expression}) / 7) * 7` } : column
    return offset === undefined ? table : { ...table, columns: table.columns.map(change) }
  })
  return { ...schema, tables }
}
