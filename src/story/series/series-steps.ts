import { civilFromDays, parseIsoDate, secondsPerDay } from '../../calendar.ts'
import { momentAfterSteps, stepUnits } from '../../time/steps.ts'
import { lastToldDay } from '../times/story-today.ts'
import type { SaidSeries } from './said-series.ts'

/** The moments of a series, or of each of several. */
export interface SeriesSteps {
  /** The first moment, in seconds since 1970. */
  readonly first: number
  readonly last: number
  /** At least 1. */
  readonly count: number
}

/** Most rows of a series. */
const mostSteps = 1e8
/** Most seconds between the start of a series and today: 125 years. */
const mostSeconds = 125 * 366 * secondsPerDay

/**
 * Computes the moments of a series: from its first to its last day, or a said number. A duration without a day ends on the day before
 * today. Intervals that end later are left out. Null if the numbers do not fit, such as more rows than intervals.
 */
export function seriesSteps(
  { interval: { times, unit, isAtEnd }, from, to, length, rows }: SaidSeries,
  perSeries: boolean,
): SeriesSteps | null {
  const today = (lastToldDay + 1) * secondsPerDay
  const after = (start: number, steps: number, of: typeof unit): number => momentAfterSteps(start, 1, stepUnits[of])(steps)
  const said = from === null ? null : (parseIsoDate(from) ?? 0) * secondsPerDay
  const end = to === null ? null : ((parseIsoDate(to) ?? 0) + 1) * secondsPerDay
  const wanted = perSeries ? null : rows
  const start =
    said ?? (length !== null ? after(today, -length.times, length.unit) : wanted !== null ? startOf(today, -wanted * times, unit) : null)
  if (start === null) return null
  const limit = length !== null ? after(start, length.times, length.unit) : end
  const most = limit === null ? (wanted ?? 0) : stepsUntil(start, limit, times, unit)
  const count = wanted ?? most
  if (count < 1 || count > most || count > mostSteps || !(Math.abs(today - start) <= mostSeconds)) return null
  const first = isAtEnd === true ? after(start, times, unit) - secondsPerDay : start
  // A month after a day before the 31st is the same day, so month ends would be missed.
  if (isAtEnd === true && civilFromDays(Math.floor(first / secondsPerDay)).day < 31) return null
  const momentOf = momentAfterSteps(first, times, stepUnits[unit])
  return { first: momentOf(0), last: momentOf(count - 1), count }
}

/** The midnight at or before a moment a number of steps before today. */
function startOf(today: number, steps: number, unit: SaidSeries['interval']['unit']): number {
  return Math.floor(momentAfterSteps(today, 1, stepUnits[unit])(steps) / secondsPerDay) * secondsPerDay
}

/** Number of whole intervals before a moment. */
function stepsUntil(start: number, limit: number, times: number, unit: SaidSeries['interval']['unit']): number {
  const momentOf = momentAfterSteps(start, times, stepUnits[unit])
  // A weekday ends before the weekend.
  const isWithin = (step: number): boolean => (unit === 'weekdays' ? momentOf(step) < limit : momentOf(step + 1) <= limit)
  let [low, high] = [0, 1]
  while (high < mostSteps && isWithin(high - 1)) high *= 2
  while (low < high) {
    const middle = (low + high) >> 1
    if (isWithin(middle)) low = middle + 1
    else high = middle
  }
  return low
}
