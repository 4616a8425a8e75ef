import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { calculatedColumns, isReferred } from '../../attributes/columns/is-referred.ts'
import { withRenamedColumn } from '../columns/renamed-column.ts'
import { tableNamed, withTable } from '../tables/references.ts'

/**
 * A schema in which the key of a table can get other numbers. Columns that are computed from the key are computed from a hidden row number
 * instead. Texts still show the key.
 */
export function withFreeKey(schema: Schema, name: string, key: string): Schema {
  const table = tableNamed(schema, name)
  const number = `${key}_row`
  const own = table?.columns.find((column) => column.name === key)
  if (table === null || own?.kind !== 'sequence' || table.columns.some((column) => column.name === number)) return schema
  const calculated: TableSchema = { ...table, columns: calculatedColumns(table.columns) }
  if (!isReferred(calculated, key)) return schema
  const renamed = withRenamedColumn({ ...schema, tables: [calculated] }, { table: name, from: key, to: number })?.tables[0]
  if (renamed === undefined) return schema
  const changed = new Map(calculated.columns.map((column, at) => [column, renamed.columns[at] ?? column]))
  const columns = table.columns.flatMap((column): readonly ColumnSchema[] =>
    column === own ? [own, { name: number, kind: 'sequence', hidden: true }] : [changed.get(column) ?? column],
  )
  return withTable(schema, { ...table, primary_key: table.primary_key ?? key, columns })
}
