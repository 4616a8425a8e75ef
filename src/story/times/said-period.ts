import { daysFromCivil } from '../../calendar.ts'
import { firstDayOf, lastDayOf, monthAt } from './months.ts'

/** A day, month, quarter, season, half or year; the year may be missing. */
export interface SaidPeriod {
  readonly year: number | null
  /** 1 to 12; 0 for December of the year before. */
  readonly month: number
  /** Number of months. */
  readonly months: number
  /** Day of the month; null for whole months. */
  readonly day: number | null
  /**
   * Set for a part of the period ("the first week"): its number of days, and its first day: 0 for the first day of the period, -7 for the
   * seventh from its end. After a single day, the part begins on that day: "the week of 4 March" has 7 days.
   */
  readonly part?: { readonly first: number; readonly days: number }
  /** The token after it. */
  readonly next: number
}

/** First and last day of a period in a year, in days since 1970-01-01. A day that the month does not have is the day after the month. */
export function daysOfPeriod({ month, months, day, part }: SaidPeriod, year: number): { readonly first: number; readonly last: number } {
  if (day !== null) {
    const only = daysFromCivil(year, month, day)
    return { first: only, last: only + (part?.days ?? 1) - 1 }
  }
  const first = monthAt(year, month)
  const whole = { first: firstDayOf(first), last: lastDayOf(first + months - 1) }
  if (part === undefined) return whole
  const begin = Math.max(whole.first, part.first < 0 ? whole.last + 1 + part.first : whole.first + part.first)
  return { first: begin, last: Math.min(whole.last, begin + part.days - 1) }
}

/** The years of a range with a missing year: 2025 (`otherwise`), or such that the second period follows the first. */
export function yearsOf(from: SaidPeriod, to: SaidPeriod, otherwise: number): readonly [from: number, to: number] {
  const isBefore = to.month < from.month || (to.month === from.month && (to.day ?? 31) < (from.day ?? 1))
  if (from.year !== null) return [from.year, to.year ?? from.year + Number(isBefore)]
  if (to.year !== null) return [to.year, to.year]
  return [otherwise - Number(isBefore), otherwise]
}
