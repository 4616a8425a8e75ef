import type { ColumnSchema, Schema } from '../../../schema/schema.ts'

/** Changes the columns with the given paths ("table.column"). Missing columns are ignored. */
export function changeColumns(schema: Schema, paths: readonly string[], change: (column: ColumnSchema) => ColumnSchema): Schema {
  const changed = (table: string, column: ColumnSchema): ColumnSchema =>
    paths.includes(`${table}.${column.name}`) ? change(column) : column
  return {
    ...schema,
    tables: schema.tables.map((table) => ({ ...table, columns: table.columns.map((column) => changed(table.name, column)) })),
  }
}
