import { civilFromDays, daysFromCivil, secondsPerDay, weekdayOf } from '../calendar.ts'

/** The base of a unit (seconds, days without weekends, or calendar months) and the number of them in a unit. */
export interface StepUnit {
  readonly in: 'seconds' | 'weekdays' | 'months'
  readonly times: number
}

export const stepUnits = {
  seconds: { in: 'seconds', times: 1 },
  minutes: { in: 'seconds', times: 60 },
  hours: { in: 'seconds', times: 3600 },
  days: { in: 'seconds', times: secondsPerDay },
  weekdays: { in: 'weekdays', times: 1 },
  weeks: { in: 'seconds', times: 7 * secondsPerDay },
  months: { in: 'months', times: 1 },
  quarters: { in: 'months', times: 3 },
  years: { in: 'months', times: 12 },
} as const satisfies Readonly<Record<string, StepUnit>>

/**
 * The time, in seconds since 1970, a number of intervals of `every` units after `from`. Weekday steps start at the first Monday to Friday
 * on or after `from`. Month steps keep the day of the month, or use the last day of shorter months.
 */
export function momentAfterSteps(from: number, every: number, { in: counted, times }: StepUnit): (step: number) => number {
  const distance = every * times
  if (counted === 'seconds') return (step) => from + step * distance
  const first = Math.floor(from / secondsPerDay)
  const time = from - first * secondsPerDay
  const dayOf = counted === 'months' ? monthsAfter(first) : weekdaysAfter(first)
  return (step) => dayOf(step * distance) * secondsPerDay + time
}

function monthsAfter(first: number): (months: number) => number {
  const { year, month, day } = civilFromDays(first)
  return (months) => {
    const index = year * 12 + month - 1 + months
    const [ofYear, ofMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
    const next = ofMonth === 12 ? daysFromCivil(ofYear + 1, 1, 1) : daysFromCivil(ofYear, ofMonth + 1, 1)
    return Math.min(daysFromCivil(ofYear, ofMonth, day), next - 1)
  }
}

function weekdaysAfter(day: number): (days: number) => number {
  const weekday = weekdayOf(day)
  const first = weekday > 4 ? day + 7 - weekday : day
  const monday = first - weekdayOf(first)
  const place = weekdayOf(first)
  return (days) => {
    const index = place + days
    const week = Math.floor(index / 5)
    return monday + week * 7 + (index - week * 5)
  }
}
