import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'

/** A table with another column in place of the one of its name. */
export function withColumn(table: TableSchema, column: ColumnSchema): TableSchema {
  return { ...table, columns: table.columns.map((each) => (each.name === column.name ? column : each)) }
}
