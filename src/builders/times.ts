import type { ColumnBody, DistributionSchema } from '../schema/schema.ts'
import type { Options } from './options.ts'

/** Points in time from a day to a day; the rows of the table are ordered by it. */
export function timestamp(from: string, to: string, options: Options<'timestamp', 'from' | 'to'> = {}): ColumnBody<'timestamp'> {
  return { kind: 'timestamp', from, to, ...options }
}

/** Days from one to another; the rows of the table are ordered by it. */
export function date(from: string, to: string, options: Options<'date', 'from' | 'to'> = {}): ColumnBody<'date'> {
  return { kind: 'date', from, to, ...options }
}

/** The time that lies as many seconds after a column as another column says, or before it where that is negative. */
export function secondsAfter(column: string, seconds: string): ColumnBody<'shifted'> {
  return { kind: 'shifted', column, offset: seconds, unit: 'seconds', as: 'timestamp' }
}

/** The day that lies as many days after a column as another column says, or before it where that is negative. */
export function daysAfter(column: string, days: string): ColumnBody<'shifted'> {
  return { kind: 'shifted', column, offset: days, unit: 'days', as: 'date' }
}

/** A drawn time after a column. */
export function after(column: string, options: Options<'after', 'column'>): ColumnBody<'after'> {
  return { kind: 'after', column, ...options }
}

/** The birthday of somebody who is from `minAge` to `maxAge` years old today. */
export function birthDate(minAge: number, maxAge: number, distribution: DistributionSchema): ColumnBody<'birth_date'> {
  return { kind: 'birth_date', min_age: minAge, max_age: maxAge, distribution }
}
