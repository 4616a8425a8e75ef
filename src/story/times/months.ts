import { civilFromDays, daysFromCivil } from '../../calendar.ts'

/** The number of a month: year × 12 + month − 1, so that differences count months. Days are numbered since 1970-01-01. */
export function monthAt(year: number, month: number): number {
  return year * 12 + month - 1
}

/** The year of a month number. */
export function yearOf(month: number): number {
  return Math.floor(month / 12)
}

/** The month in its year, 1 to 12. */
export function numberInYear(month: number): number {
  return month - yearOf(month) * 12 + 1
}

/** The month number of a day. */
export function monthOfDay(day: number): number {
  const { year, month } = civilFromDays(day)
  return monthAt(year, month)
}

/** The first day of a month. */
export function firstDayOf(month: number): number {
  return daysFromCivil(yearOf(month), numberInYear(month), 1)
}

/** The last day of a month. */
export function lastDayOf(month: number): number {
  return firstDayOf(month + 1) - 1
}

/** "2025-03". */
export function monthText(month: number): string {
  return `${String(yearOf(month)).padStart(4, '0')}-${String(numberInYear(month)).padStart(2, '0')}`
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** "March 2025". */
export function monthInWords(month: number): string {
  return `${monthNames[numberInYear(month) - 1] ?? ''} ${yearOf(month)}`
}
