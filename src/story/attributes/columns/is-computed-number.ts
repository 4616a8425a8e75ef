import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { followsFromShown } from './follows-from-shown.ts'

/** Whether a column is a number that a formula computes from hidden columns. */
export function isComputedNumber(table: TableSchema, column: ColumnSchema): boolean {
  return column.kind === 'formula' && column.as !== 'boolean' && !followsFromShown(table, column)
}
