import { threadCache } from '../caches/thread-cache.ts'
import { civilFromDays, weekdayOf } from '../calendar.ts'

/** The rate of events over a window of days; every profile is relative and defaults to flat. */
export interface Intensity {
  /** First day of the window, days since 1970-01-01. */
  readonly firstDay: number
  /** Last day of the window, included. */
  readonly lastDay: number
  /** Rate at the end of the window divided by the rate at its start; the rate changes linearly in between. */
  readonly growth?: number | undefined
  /** 12 weights, January first. */
  readonly months?: readonly number[] | undefined
  /** 7 weights, Monday first. */
  readonly weekdays?: readonly number[] | undefined
  /** Shares of all rows by part of the window, in chronological order; they add up to 1. Other days have no rows. */
  readonly periods?: readonly { readonly first: number; readonly last: number; readonly share: number }[] | undefined
  /** Relative rates of parts of the window; rates of overlapping parts multiply. */
  readonly peaks?: readonly { readonly first: number; readonly last: number; readonly rate: number }[] | undefined
}

/**
 * The days of a time-ordered table. `starts[d]` rows are before day `firstDay + d`, so row numbers grow with time, and the rows of any span
 * of days follow without looking at rows. Row 0 falls on the first day with a weight above 0, so at least one row exists on every later
 * day. Periods end at the rows that are nearest to their shares.
 */
export interface Timeline {
  readonly firstDay: number
  /** One more entry than there are days; the last is the number of rows. */
  readonly starts: Float64Array
}

/** The first period with a share but without a day of positive weight, else -1. Without periods, the window is the only one. */
export function lifelessPeriod(intensity: Intensity): number {
  if (isAlive(intensity)) return -1
  const shares = dayShares(intensity)
  return spansOf(intensity).findIndex(({ end, share }) => share > 0 && !(shares[end - 1] === 1))
}

export function createTimeline(rows: number, intensity: Intensity): Timeline {
  const shares = dayShares(intensity)
  const spans = spansOf(intensity)
  const starts = new Float64Array(shares.length + 1)
  const first = spans.findIndex(({ share }) => share > 0)
  const last = spans.findLastIndex(({ share }) => share > 0)
  let before = 0
  let cumulative = 0
  spans.forEach(({ start, end, share }, index) => {
    cumulative += share
    const nearest = Math.max(Math.round(rows * cumulative), index === first ? 1 : before)
    const own = share === 0 ? 0 : (index === last ? rows : Math.min(rows, nearest)) - before
    starts.fill(before, start)
    for (let day = start; day < end; day++)
      starts[day + 1] = before + (own === 0 ? 0 : Math.min(own, Math.ceil(own * (shares[day] as number))))
    before += own
    starts.fill(before, end)
  })
  return { firstDay: intensity.firstDay, starts }
}

/** Days of a window from `start` (included) to `end` (excluded), relative to its first day. */
interface Span {
  readonly start: number
  readonly end: number
  readonly share: number
}

function spansOf({ firstDay, lastDay, periods }: Intensity): readonly Span[] {
  const days = lastDay - firstDay + 1
  return (
    periods?.map(({ first, last, share }) => ({
      start: Math.max(0, first - firstDay),
      end: Math.min(days, last - firstDay + 1),
      share,
    })) ?? [{ start: 0, end: days, share: 1 }]
  )
}

/** Number of rows before `day`. */
export function rowsBefore({ firstDay, starts }: Timeline, day: number): number {
  const index = Math.min(Math.max(day - firstDay, 0), starts.length - 1)
  return starts[index] as number
}

/** Index of the day of `row`, counted from `firstDay`. */
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

/** Fills `out[0..count)` with the day indices of `rows[0..count)`; fast for consecutive rows. */
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

/** Cached, because tables share windows, and so do plans with other numbers of rows. */
const knownShares = threadCache<Float64Array>('dayShares')

/** Cumulative share of the events of its period at the end of each day; NaN for all days of a period without events. */
function dayShares(intensity: Intensity): Float64Array {
  const { firstDay, lastDay, growth, months, weekdays, periods, peaks } = intensity
  const days = periods?.map(({ first, last }) => [first, last])
  return knownShares.get(JSON.stringify([firstDay, lastDay, growth, months, weekdays, days, peaks]), () => {
    const weights = dayWeights(intensity)
    const shares = new Float64Array(weights.length)
    for (const { start, end } of spansOf(intensity)) {
      let total = 0
      for (let day = start; day < end; day++) total += weights[day] as number
      let sum = 0
      for (let day = start; day < end; day++) shares[day] = (sum += weights[day] as number) / total
    }
    return shares
  })
}

/** Whether every day has a positive weight, judged by bounds of the weights without computing all of them. */
function isAlive({ firstDay, lastDay, growth = 1, months = [], weekdays = [], peaks = [] }: Intensity): boolean {
  const rates = peaks.map(({ rate }) => rate)
  const bound = (of: (...values: number[]) => number): number =>
    of(1, growth) * of(1, ...months) * of(1, ...weekdays) * rates.reduce((product, rate) => product * of(1, rate), 1)
  return bound(Math.min) * 1e6 >= 1 && bound(Math.max) * 1e6 * (lastDay - firstDay + 1) <= Number.MAX_SAFE_INTEGER
}

// Weights are whole millionths, so that their sums are exact on every engine.
function dayWeights({ firstDay, lastDay, growth = 1, months, weekdays, peaks = [] }: Intensity): number[] {
  const days = lastDay - firstDay + 1
  const rates = new Float64Array(days).fill(1)
  for (const { first, last, rate } of peaks)
    for (let day = Math.max(0, first - firstDay); day < Math.min(days, last - firstDay + 1); day++)
      rates[day] = (rates[day] as number) * rate
  return Array.from({ length: days }, (_, index) => {
    const trend = 1 + (growth - 1) * (days === 1 ? 0 : index / (days - 1))
    const month = months?.[civilFromDays(firstDay + index).month - 1] ?? 1
    const weekday = weekdays?.[weekdayOf(firstDay + index)] ?? 1
    return Math.round(trend * month * weekday * (rates[index] as number) * 1e6)
  })
}
