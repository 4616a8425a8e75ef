import type { ColumnSchema, Schema } from '../../../schema/schema.ts'

/** Changes columns that are named "table.column"; those that are not there are left out. */
export function changeColumns(schema: Schema, paths: readonly string[], change: (column: ColumnSchema) => ColumnSchema): Schema {
  const changed = (table: string, column: ColumnSchema): ColumnSchema =>
    paths.includes(`${table}.${column.name}`) ? change(column) : column
  return {
    ...schema,
    tables: schema.tables.map((table) => ({ ...table, columns: table.columns.map((column) => changed(table.name, column)) })),
  }
}
