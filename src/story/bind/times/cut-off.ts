import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'

/** The drawn numbers of a column that today cuts off: `min(wished_nights, today - check_in)`. Null for other columns. */
export function cutOff(table: TableSchema | null, name: string): ColumnSchema | null {
  const column = table?.columns.find((each) => each.name === name)
  const [, drawn = null] = column?.kind === 'formula' ? (/^min\((\w+), .*\btoday\b/.exec(column.expression) ?? []) : []
  const source = drawn === null ? undefined : table?.columns.find((each) => each.name === drawn)
  return source !== undefined && source.hidden === true && numberColumn(source) !== null ? source : null
}
