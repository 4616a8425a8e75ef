/** Calendar date of the proleptic Gregorian calendar: month 1 to 12, day 1 to 31. */
export interface CivilDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

export const secondsPerDay = 86_400

/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z in seconds since 1970: the range of timestamps with four-digit years. */
export const firstSecond = -62_135_596_800
export const lastSecond = 253_402_300_799

/**
 * Days since 1970-01-01 of a date, by the algorithm `days_from_civil` of Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms".
 */
export function daysFromCivil(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The inverse of `daysFromCivil`. */
export function civilFromDays(days: number): CivilDate {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return { year, month, day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1 }
}

/** Days since 1970-01-01 of an ISO 8601 date `YYYY-MM-DD`; null if there is no such day. */
export function parseIsoDate(text: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (match === null) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (month < 1 || month > 12 || day < 1) return null
  const days = daysFromCivil(year, month, day)
  return civilFromDays(days).day === day ? days : null
}

/** The weekday of a day since 1970-01-01: 0 is Monday, 6 is Sunday. */
export function weekdayOf(days: number): number {
  return (((days + 3) % 7) + 7) % 7
}
