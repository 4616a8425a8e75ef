import { daysFromCivil } from '../../calendar.ts'
import { firstDayOf, lastDayOf, monthAt } from './months.ts'

/** A day, month, quarter, season, half or year that a story says, the year perhaps not. */
export interface SaidPeriod {
  readonly year: number | null
  /** 1 to 12; 0 for the December before the year. */
  readonly month: number
  /** How many months it has. */
  readonly months: number
  /** Of the month; null where whole months are meant. */
  readonly day: number | null
  /** Set for some of its days, "the first week": how many, and the first of them, 0 for the first of the period and -7 for the seventh from its end. */
  readonly part?: { readonly first: number; readonly days: number }
  /** The token after it. */
  readonly next: number
}

/** First and last day of a period in a year, days since 1970-01-01. A day that the month does not have is one after it. */
export function daysOfPeriod({ month, months, day, part }: SaidPeriod, year: number): { readonly first: number; readonly last: number } {
  if (day !== null) {
    const only = daysFromCivil(year, month, day)
    return { first: only, last: only }
  }
  const first = monthAt(year, month)
  const whole = { first: firstDayOf(first), last: lastDayOf(first + months - 1) }
  if (part === undefined) return whole
  const begin = Math.max(whole.first, part.first < 0 ? whole.last + 1 + part.first : whole.first + part.first)
  return { first: begin, last: Math.min(whole.last, begin + part.days - 1) }
}

/** The years of a range of which a story says not all: 2025, or what makes them follow one another. */
export function yearsOf(from: SaidPeriod, to: SaidPeriod, otherwise: number): readonly [from: number, to: number] {
  const isBefore = to.month < from.month || (to.month === from.month && (to.day ?? 31) < (from.day ?? 1))
  if (from.year !== null) return [from.year, to.year ?? from.year + Number(isBefore)]
  if (to.year !== null) return [to.year, to.year]
  return [otherwise - Number(isBefore), otherwise]
}
