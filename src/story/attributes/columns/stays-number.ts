import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { followsFromShown } from './follows-from-shown.ts'
import { numberColumn } from './number-column.ts'

/** Whether a said value is a number. */
export function isNumeral(value: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(value)
}

/** Whether a column with some said values has drawn numbers before and after, so that other columns can still compute with them. */
export function staysNumber(table: TableSchema, column: ColumnSchema, values: readonly string[]): boolean {
  const isComputed = column.kind === 'formula' && column.as !== 'boolean' && !followsFromShown(table, column)
  return (numberColumn(column) !== null || isComputed) && values.every(isNumeral)
}
