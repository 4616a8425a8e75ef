import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { withColumn } from './with-column.ts'

const birthday = /^(?:birth_?date|date_of_birth|dob|birthday|born_on)$/

/** Whether a column holds the age of a person. */
export function isAge({ name }: Pick<ColumnSchema, 'name'>): boolean {
  return name === 'age'
}

/** Replaces a column by a drawn one. Next to a drawn age, the birthday becomes hidden, as it would show another age. */
export function withDrawnColumn(table: TableSchema, column: ColumnSchema): TableSchema {
  return withoutBirthday(withColumn(table, column), column)
}

/** Hides the birthday next to a column that draws ages. */
export function withoutBirthday(table: TableSchema, column: ColumnSchema): TableSchema {
  if (!isAge(column)) return table
  return { ...table, columns: table.columns.map((each): ColumnSchema => (birthday.test(each.name) ? { ...each, hidden: true } : each)) }
}
