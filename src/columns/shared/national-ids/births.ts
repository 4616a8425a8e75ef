import { civilFromDays, daysFromCivil } from '../../../calendar.ts'

const firstBirth = daysFromCivil(1940, 1, 1)

/** Number of birth dates in ids: the days of 1940 to 2007, so that everyone is of age. */
export const births = daysFromCivil(2008, 1, 1) - firstBirth

/** A birth date in the notations of ids. */
export interface Birth {
  readonly year: number
  readonly month: number
  readonly day: number
  /** Last two digits of the year, month and day as one number: 850730. */
  readonly yymmdd: number
  /** Day, month and last two digits of the year as one number: 300785. */
  readonly ddmmyy: number
}

/** The birth date with number `number`, from 0. */
export function birthOf(number: number): Birth {
  const { year, month, day } = civilFromDays(firstBirth + number)
  const short = year % 100
  return { year, month, day, yymmdd: short * 10_000 + month * 100 + day, ddmmyy: day * 10_000 + month * 100 + short }
}
