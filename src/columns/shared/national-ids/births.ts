import { civilFromDays, daysFromCivil } from '../../../calendar.ts'

const firstBirth = daysFromCivil(1940, 1, 1)

/** How many days of birth there are in ids: those of 1940 to 2007, of people who are of age. */
export const births = daysFromCivil(2008, 1, 1) - firstBirth

/** A day of birth by its number, as ids write it. */
export interface Birth {
  readonly year: number
  readonly month: number
  readonly day: number
  /** The year's last two digits, month and day in one number: 850730. */
  readonly yymmdd: number
  /** Day, month and the year's last two digits in one number: 300785. */
  readonly ddmmyy: number
}

/** The day of birth with a number, from 0. */
export function birthOf(number: number): Birth {
  const { year, month, day } = civilFromDays(firstBirth + number)
  const short = year % 100
  return { year, month, day, yymmdd: short * 10_000 + month * 100 + day, ddmmyy: day * 10_000 + month * 100 + short }
}
