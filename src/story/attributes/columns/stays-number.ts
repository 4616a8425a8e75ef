import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { numberColumn } from './number-column.ts'
import { isComputedNumber } from './is-computed-number.ts'

/** Whether a said value is a number. */
export function isNumeral(value: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(value)
}

/** Whether a column with some said values has drawn numbers before and after, so that other columns can still compute with them. */
export function staysNumber(table: TableSchema, column: ColumnSchema, values: readonly string[]): boolean {
  return (numberColumn(column) !== null || isComputedNumber(table, column)) && values.every(isNumeral)
}
