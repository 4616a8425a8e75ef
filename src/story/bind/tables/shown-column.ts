import type { ColumnSchema } from '../../../schema/schema.ts'

/** A column that is written. */
export function shownColumn(column: ColumnSchema): ColumnSchema {
  const { hidden, ...shown } = column
  return hidden === undefined ? column : shown
}
