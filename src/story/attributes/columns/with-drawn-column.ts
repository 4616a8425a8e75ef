import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { withColumn } from './with-column.ts'

const birthday = /^(?:birth_?date|date_of_birth|dob|birthday|born_on)$/

/** Whether a column is how old somebody is. */
export function isAge({ name }: Pick<ColumnSchema, 'name'>): boolean {
  return name === 'age'
}

/** A table with a column that is drawn by itself in place of the one of its name. Beside an age birthdays are only computed with: they would tell another one. */
export function withDrawnColumn(table: TableSchema, column: ColumnSchema): TableSchema {
  const result = withColumn(table, column)
  if (!isAge(column)) return result
  return { ...result, columns: result.columns.map((each): ColumnSchema => (birthday.test(each.name) ? { ...each, hidden: true } : each)) }
}
