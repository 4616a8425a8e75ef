import type { ColumnBody } from '../../../schema/schema.ts'
import { decimals } from '../../amounts/decimals.ts'

/** A column with one given value per row, in order. @param number the column that numbers the rows from 1 */
export function byRow(number: string, values: readonly string[] | readonly number[]): ColumnBody<'mapping'> {
  const cases = Object.fromEntries(values.map((value, row) => [String(row + 1), value]))
  const scale = Math.max(0, ...values.map((value) => (typeof value === 'number' ? decimals(value) : 0)))
  // All values have the same type.
  return { kind: 'mapping', by: number, cases: cases as Record<string, string>, ...(scale === 0 ? {} : { scale }) }
}
