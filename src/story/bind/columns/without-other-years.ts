import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { isTime } from '../tables/is-time.ts'

/**
 * Hides the dates of composed tables beside a drawn year of the same event, as they would show another year: `release_date` beside
 * `release_year`.
 * @param isFree whether no fact says anything about a column
 */
export function withoutOtherYears(schema: Schema, isFree: (table: string, column: string) => boolean): Schema {
  const tables = schema.tables.map((table) => {
    const events = table.columns.flatMap((column) => eventOf(column) ?? [])
    const isOther = (column: ColumnSchema): boolean =>
      events.includes(column.name.replace(/_date$/, '')) && isTime(column) && column.hidden !== true && isFree(table.name, column.name)
    return table.columns.some(isOther) ? hidden(table, isOther) : table
  })
  return tables.some((table, place) => table !== schema.tables[place]) ? { ...schema, tables } : schema
}

/** The event whose year a column draws: "release" of `release_year`. Null for none. */
function eventOf(column: ColumnSchema): string | null {
  const event = column.name.endsWith('_year') ? column.name.slice(0, -'_year'.length) : ''
  return event !== '' && column.hidden !== true && numberColumn(column) !== null ? event : null
}

function hidden(table: TableSchema, isOther: (column: ColumnSchema) => boolean): TableSchema {
  return { ...table, columns: table.columns.map((column): ColumnSchema => (isOther(column) ? { ...column, hidden: true } : column)) }
}
