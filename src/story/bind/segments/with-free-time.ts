import type { ColumnSchema, Schema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { withRenamedColumn } from '../columns/renamed-column.ts'
import { columnNamed, tableNamed, withTable } from '../tables/references.ts'

/**
 * Lets a time be empty in some rows although it orders its table. A hidden column keeps the order, and the visible column is a copy of it
 * with empty cells. Unchanged if the column orders nothing.
 * @param before the schema in which the column is never empty
 * @param after the schema in which it is
 */
export function withFreeTime(before: Schema, after: Schema, table: string, name: string): Schema {
  const leader = arrivalColumn(tableNamed(before, table)?.columns ?? [])
  const nullable = columnNamed(after, table, name)?.nullable
  const step = `${name}_drawn`
  if (leader?.name !== name || leader.nullable !== undefined || nullable === undefined) return after
  const renamed = withRenamedColumn(before, { table, from: name, to: step })
  const own = renamed === null ? null : tableNamed(renamed, table)
  if (renamed === null || own === null) return after
  const shown: ColumnSchema = { name, kind: 'after', column: step, as: leader.kind, unit: 'days', min: 0, max: 0, nullable }
  const columns = own.columns.flatMap((column) => (column.name === step ? [{ ...column, hidden: true }, shown] : [column]))
  return withTable(renamed, { ...own, columns })
}
