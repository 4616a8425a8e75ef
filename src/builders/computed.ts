import type { ColumnBody, InnerColumn } from '../schema/schema.ts'
import { type Cases, partCases } from './cases.ts'
import type { Options } from './options.ts'

/** A number that is computed from columns of the row, rounded to `scale` decimals where it is given. */
export function formula(expression: string, scale?: number): ColumnBody<'formula'> {
  return { kind: 'formula', expression, ...(scale === undefined ? {} : { scale }) }
}

/** Whether a formula holds. */
export function flag(expression: string): ColumnBody<'formula'> {
  return { kind: 'formula', expression, as: 'boolean' }
}

/**
 * A value for each value of another column; a list has those for 0, 1, 2. Numbers have as many decimals as the one that has most, unless
 * `scale` says so.
 */
export function mapped(
  by: string,
  values: Cases<string> | Cases<number> | readonly string[] | readonly number[],
  scale = decimalsOf(values),
): ColumnBody<'mapping'> {
  const { otherwise, ...cases } = values as Cases<number>
  return { kind: 'mapping', by, cases, ...(otherwise === undefined ? {} : { otherwise }), ...(scale === 0 ? {} : { scale }) }
}

/** Cases of a mapping in which each value stands for itself: the numbers that labels spell, or words that only some rows show. */
export function itself<Value extends string | number>(...values: readonly Value[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(values.map((value) => [String(value), value]))
}

/** The place of a column's value in a list, from 0. */
export function placeIn(list: readonly string[], by: string): ColumnBody<'mapping'> {
  return mapped(by, Object.fromEntries(list.map((value, place) => [value, place])))
}

function decimalsOf(values: Cases<unknown> | readonly unknown[]): number {
  return Math.max(0, ...Object.values(values).map((value) => (typeof value === 'number' ? (String(value).split('.')[1] ?? '').length : 0)))
}

/** A column for each value of another one; null leaves the rows with that value empty. */
export function switchBy(by: string, columns: Cases<InnerColumn | null>): ColumnBody<'switch'> {
  return { kind: 'switch', by, ...partCases(columns, 'otherwise') }
}

/** The column in the rows where the condition, a formula, holds; null in the others. */
export function when(condition: string, value: InnerColumn): ColumnBody<'conditional'> {
  return { kind: 'conditional', when: condition, value }
}

/** The label of the range that a number is in. There is one label more than there are edges. */
export function bucket(column: string, edges: readonly number[], labels: readonly string[]): ColumnBody<'bucket'> {
  return { kind: 'bucket', column, edges, labels }
}

/** The time as many seconds after a column as another column says; before it where that is negative. */
export function secondsAfter(column: string, seconds: string): ColumnBody<'shifted'> {
  return { kind: 'shifted', column, offset: seconds, unit: 'seconds', as: 'timestamp' }
}

/** The time as many minutes after a column as another column says; before it where that is negative. */
export function minutesAfter(column: string, minutes: string): ColumnBody<'shifted'> {
  return { kind: 'shifted', column, offset: minutes, unit: 'minutes', as: 'timestamp' }
}

/** The day as many days after a column as another column says; before it where that is negative. */
export function daysAfter(column: string, days: string): ColumnBody<'shifted'> {
  return { kind: 'shifted', column, offset: days, unit: 'days', as: 'date' }
}

/** A time that is drawn after the time in a column. */
export function after(column: string, options: Options<'after', 'column'>): ColumnBody<'after'> {
  return { kind: 'after', column, ...options }
}
