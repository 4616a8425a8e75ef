import { boundedCache } from '../bounded-cache.ts'
import { civilFromDays, weekdayOf } from '../calendar.ts'

/** How often events happen over a window of days; every profile is relative and defaults to flat. */
export interface Intensity {
  /** First day of the window, days since 1970-01-01. */
  readonly firstDay: number
  /** Last day of the window, included. */
  readonly lastDay: number
  /** Rate at the end of the window over the rate at its start, growing steadily in between. */
  readonly growth?: number | undefined
  /** 12 weights, January first. */
  readonly months?: readonly number[] | undefined
  /** 7 weights, Monday first. */
  readonly weekdays?: readonly number[] | undefined
}

/**
 * The days of a time-ordered table: `starts[d]` rows happen before day `firstDay + d`, so row numbers grow with time
 * and the rows of any span of days are known without looking at a row. Row 0 falls on the first day that has any weight:
 * whatever happens on a later day finds at least one row that already exists.
 */
export interface Timeline {
  readonly firstDay: number
  /** One more entry than there are days; the last is the number of rows. */
  readonly starts: Float64Array
}

/** Whether any day of the window has a weight above zero: otherwise there is no timeline. */
export function hasEvents(intensity: Intensity): boolean {
  return dayShares(intensity).some((share) => share > 0)
}

export function createTimeline(rows: number, intensity: Intensity): Timeline {
  const shares = dayShares(intensity)
  const starts = new Float64Array(shares.length + 1)
  for (let day = 0; day < shares.length; day++) starts[day + 1] = Math.min(rows, Math.ceil(rows * (shares[day] as number)))
  starts[shares.length] = rows
  return { firstDay: intensity.firstDay, starts }
}

/** Rows that happen on days before `day`. */
export function rowsBefore({ firstDay, starts }: Timeline, day: number): number {
  const index = Math.min(Math.max(day - firstDay, 0), starts.length - 1)
  return starts[index] as number
}

/** Index of the day on which `row` happens, counted from `firstDay`. */
export function dayIndexOf({ starts }: Timeline, row: number): number {
  let low = 0
  let high = starts.length - 1
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((starts[middle] as number) <= row) low = middle
    else high = middle
  }
  return low
}

/** Fills `out[0..count)` with the indices of the days of `rows[0..count)`; neighbouring rows cost next to nothing. */
export function fillDayIndices(timeline: Timeline, rows: Float64Array, count: number, out: Int32Array): void {
  const { starts } = timeline
  let day = -1
  let start = 0
  let end = 0
  for (let i = 0; i < count; i++) {
    const row = rows[i] as number
    if (row < start || row >= end) {
      day = dayIndexOf(timeline, row)
      start = starts[day] as number
      end = starts[day + 1] as number
    }
    out[i] = day
  }
}

/** At most half a megabyte each. Tables share windows, and plans of other numbers of rows have the same. */
const knownShares = boundedCache<Float64Array>(32)

/** What share of all events has happened at the end of each day; NaN throughout when nothing happens. */
function dayShares(intensity: Intensity): Float64Array {
  const { firstDay, lastDay, growth, months, weekdays } = intensity
  return knownShares.get(JSON.stringify([firstDay, lastDay, growth, months, weekdays]), () => {
    const weights = dayWeights(intensity)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    let sum = 0
    return Float64Array.from(weights, (weight) => (sum += weight) / total)
  })
}

// Weights are whole millionths, so that sums of them are exact whatever the engine.
function dayWeights({ firstDay, lastDay, growth = 1, months, weekdays }: Intensity): number[] {
  const days = lastDay - firstDay + 1
  return Array.from({ length: days }, (_, index) => {
    const trend = 1 + (growth - 1) * (days === 1 ? 0 : index / (days - 1))
    const month = months?.[civilFromDays(firstDay + index).month - 1] ?? 1
    const weekday = weekdays?.[weekdayOf(firstDay + index)] ?? 1
    return Math.round(trend * month * weekday * 1e6)
  })
}
