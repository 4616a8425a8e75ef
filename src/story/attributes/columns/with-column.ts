import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'

/** Replaces the column of the same name. */
export function withColumn(table: TableSchema, column: ColumnSchema): TableSchema {
  return { ...table, columns: table.columns.map((each) => (each.name === column.name ? column : each)) }
}
