import type { ColumnBody } from '../../../schema/schema.ts'
import { decimals } from '../../amounts/decimals.ts'

/** A value for each row of a table, in their order. @param number the column that numbers them from 1 */
export function byRow(number: string, values: readonly string[] | readonly number[]): ColumnBody<'mapping'> {
  const cases = Object.fromEntries(values.map((value, row) => [String(row + 1), value]))
  const scale = Math.max(0, ...values.map((value) => (typeof value === 'number' ? decimals(value) : 0)))
  // All values are of one type.
  return { kind: 'mapping', by: number, cases: cases as Record<string, string>, ...(scale === 0 ? {} : { scale }) }
}
