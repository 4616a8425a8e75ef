import type { Schema } from '../../../schema/schema.ts'
import { withRenamedColumn } from '../columns/renamed-column.ts'
import { columnNamed, tableNamed, withTable } from '../tables/references.ts'

/**
 * Lets a flag follow from a column that the drawn flag decides in the trade: the amount of a transaction depends on whether it is fraud. A
 * hidden column keeps the drawn flag for all others. Null if that is not possible.
 * @param before the schema in which the flag is drawn
 * @param after the schema in which it is a formula
 */
export function withDrawnFlag(before: Schema, after: Schema, table: string, name: string): Schema | null {
  const shown = columnNamed(after, table, name)
  const drawn = columnNamed(before, table, name)
  const step = `${name}_drawn`
  const renamed = drawn?.kind === 'boolean' && shown?.kind === 'formula' ? withRenamedColumn(before, { table, from: name, to: step }) : null
  const own = renamed === null ? null : tableNamed(renamed, table)
  if (renamed === null || own === null || shown === undefined) return null
  const columns = own.columns.map((column) => (column.name === step ? { ...column, hidden: true } : column))
  return withTable(renamed, { ...own, columns: [...columns, shown] })
}
