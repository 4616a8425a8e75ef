import { civilFromDays, daysFromCivil } from '../../calendar.ts'
import type { Days } from '../../time/periods.ts'
import type { Period } from '../lexicon/units.ts'
import { firstDayOf, monthAt, monthOfDay } from './months.ts'
import { lastToldDay } from './story-today.ts'

/** Longer periods are cut to this; binding refuses them. */
const mostMonths = 12 * 2000

/** A number of days or months. */
export interface Length {
  readonly unit: 'day' | 'month'
  readonly count: number
}

/** A number of units as days or months. */
export function lengthOf(count: number, unit: Period): Length {
  if (unit === 'day' || unit === 'week')
    return { unit: 'day', count: Math.min(mostMonths * 30, Math.round(count * (unit === 'week' ? 7 : 1))) }
  return { unit: 'month', count: Math.min(mostMonths, Math.round(count * { month: 1, quarter: 3, year: 12 }[unit])) }
}

/** The days of a length that ends on a day; null if it is shorter than a day. */
export function daysUntil({ unit, count }: Length, last: number): Days | null {
  if (count < 1) return null
  return { first: unit === 'day' ? last - count + 1 : monthsBefore(last, count) + 1, last }
}

/** The day a number of months before another one, or the last day of that month. */
function monthsBefore(day: number, months: number): number {
  const { year, month, day: ofMonth } = civilFromDays(day + 1)
  const [first, next] = [firstDayOf(monthAt(year, month) - months), firstDayOf(monthAt(year, month) - months + 1)]
  return Math.min(first + ofMonth - 2, next - 1)
}

/** The days of a length that begins today, or with this month; null if it is shorter than a day. */
export function daysFromToday({ unit, count }: Length): Days | null {
  const begin = lastToldDay + 1
  if (count < 1) return null
  if (unit === 'day') return { first: begin, last: begin + count - 1 }
  const { year, month } = civilFromDays(begin)
  return { first: daysFromCivil(year, month, 1), last: firstDayOf(monthOfDay(begin) + count) - 1 }
}

/** The last day of a length that begins on a day. */
export function endOfLength({ unit, count }: Length, first: number): number {
  const month = monthOfDay(first)
  return first - 1 + (unit === 'day' ? count : firstDayOf(month + count) - firstDayOf(month))
}
