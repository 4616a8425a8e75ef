import { civilFromDays, daysFromCivil } from '../../../calendar.ts'
import { isoDay, parsePeriod } from '../../../time/periods.ts'
import { firstDayOf, lastDayOf, monthOfDay, monthText, numberInYear, yearOf } from '../../times/months.ts'
import { integersFrom } from '../../../lists.ts'

/** By how much dates move; positive to later dates. */
export interface Shift {
  readonly unit: 'days' | 'months'
  readonly by: number
}

/** The shift from one day to another: in whole months if both are the last day of a month, so that seasons stay. */
export function shiftBetween(from: number, to: number): Shift {
  const [first, second] = [monthOfDay(from), monthOfDay(to)]
  return from === lastDayOf(first) && to === lastDayOf(second) ? { unit: 'months', by: second - first } : { unit: 'days', by: to - from }
}

/** Moves a day. The last day of a month stays the last one; other days stay in the target month. */
export function movedDay(day: number, { unit, by }: Shift): number {
  if (unit === 'days') return day + by
  const month = monthOfDay(day)
  const last = lastDayOf(month + by)
  if (day === lastDayOf(month)) return last
  return Math.min(last, daysFromCivil(yearOf(month + by), numberInYear(month + by), civilFromDays(day).day))
}

/** The periods that a moved period overlaps: one of its kind, or all months that its days touch. */
export function movedPeriod(period: string, shift: Shift): readonly string[] {
  const days = parsePeriod(period)
  if (days === null || shift.by === 0) return [period]
  const [first, last] = [movedDay(days.first, shift), movedDay(days.last, shift)]
  if (days.first === days.last) return [isoDay(first)]
  const months = monthsBetween(first, last)
  const isWhole = first === firstDayOf(months[0] ?? 0) && last === lastDayOf(months.at(-1) ?? 0)
  if (isWhole && months.length === 12 && numberInYear(months[0] ?? 0) === 1) return [String(yearOf(months[0] ?? 0)).padStart(4, '0')]
  return months.map(monthText)
}

/** All months between two days, in order. */
function monthsBetween(firstDay: number, lastDay: number): readonly number[] {
  const [first, last] = [monthOfDay(firstDay), monthOfDay(lastDay)]
  return integersFrom(first, last)
}
