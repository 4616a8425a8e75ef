import type { ColumnBody, InnerColumn } from '../schema/schema.ts'
import { type Cases, partCases } from './cases.ts'
import type { Options } from './options.ts'

/** A number computed from columns of the row, rounded to `scale` digits after the point if that is given. */
export function formula(expression: string, scale?: number): ColumnBody<'formula'> {
  return { kind: 'formula', expression, ...(scale === undefined ? {} : { scale }) }
}

/** Whether a boolean formula is true. */
export function flag(expression: string): ColumnBody<'formula'> {
  return { kind: 'formula', expression, as: 'boolean' }
}

/**
 * A constant for each value of another column; a list has the constants for 0, 1, 2 and so on. All numbers have `scale` digits after the
 * point, by default the most digits of any of them.
 */
export function mapped(
  by: string,
  values: Cases<string> | Cases<number> | readonly string[] | readonly number[],
  scale = decimalsOf(values),
): ColumnBody<'mapping'> {
  const { otherwise, ...cases } = values as Cases<number>
  return { kind: 'mapping', by, cases, ...(otherwise === undefined ? {} : { otherwise }), ...(scale === 0 ? {} : { scale }) }
}

/** Cases that map each value to itself, such as labels that are numbers. */
export function itself<Value extends string | number>(...values: readonly Value[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(values.map((value) => [String(value), value]))
}

/** The index of a column's value in a list, from 0. */
export function placeIn(list: readonly string[], by: string): ColumnBody<'mapping'> {
  return mapped(by, Object.fromEntries(list.map((value, place) => [value, place])))
}

function decimalsOf(values: Cases<unknown> | readonly unknown[]): number {
  return Math.max(0, ...Object.values(values).map((value) => (typeof value === 'number' ? (String(value).split('.')[1] ?? '').length : 0)))
}

/** A column for each value of another column; null for no value. */
export function switchBy(by: string, columns: Cases<InnerColumn | null>): ColumnBody<'switch'> {
  return { kind: 'switch', by, ...partCases(columns, 'otherwise') }
}

/** The column in rows where the formula `condition` is true; null in the others. */
export function when(condition: string, value: InnerColumn): ColumnBody<'conditional'> {
  return { kind: 'conditional', when: condition, value }
}

/** The label of the interval that a number falls into. There is one label more than there are edges. */
export function bucket(column: string, edges: readonly number[], labels: readonly string[]): ColumnBody<'bucket'> {
  return { kind: 'bucket', column, edges, labels }
}

/** The time `seconds` seconds after the time in `column`; both are columns. Negative is earlier. */
export function secondsAfter(column: string, seconds: string): ColumnBody<'shifted'> {
  return { kind: 'shifted', column, offset: seconds, unit: 'seconds', as: 'timestamp' }
}

/** The time `minutes` minutes after the time in `column`; both are columns. Negative is earlier. */
export function minutesAfter(column: string, minutes: string): ColumnBody<'shifted'> {
  return { kind: 'shifted', column, offset: minutes, unit: 'minutes', as: 'timestamp' }
}

/** The day `days` days after the day in `column`; both are columns. Negative is earlier. */
export function daysAfter(column: string, days: string): ColumnBody<'shifted'> {
  return { kind: 'shifted', column, offset: days, unit: 'days', as: 'date' }
}

/** A time after the time in a column, by a random delay. */
export function after(column: string, options: Options<'after', 'column'>): ColumnBody<'after'> {
  return { kind: 'after', column, ...options }
}
