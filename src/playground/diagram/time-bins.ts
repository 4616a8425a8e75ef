import { utcDay, utcTickInterval } from 'd3-time'
import type { Bin } from './number-bins.ts'

/** A moment, in milliseconds since 1970, and the number of its row. */
export interface Moment {
  readonly at: number
  readonly row: number
}

/**
 * A histogram by days, weeks, months or years, of about `most` bins at most; `from` and `to` are milliseconds since 1970. Moments are in
 * the order of their rows. If they are ascending, as in a table ordered by time, the rows between two moments count as evenly distributed
 * between them; otherwise windows of neighbouring rows would appear as peaks.
 */
export function timeBins(moments: readonly Moment[], isDay: boolean, most: number): readonly Bin[] {
  const [first, last] = moments.reduce(([low, high], { at }) => [Math.min(low, at), Math.max(high, at)], [Infinity, -Infinity])
  if (first > last) return []
  const borders = bordersOf(first, last, isDay, most)
  const weights = borders.slice(1).map(() => 0)
  if (isAscending(moments) && hasGaps(moments)) addBetween(moments, borders, weights)
  else for (const { at } of moments) add(weights, binOf(borders, at), 1)
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight, index) => ({ from: borders[index] as number, to: borders[index + 1] as number, share: weight / sum }))
}

function bordersOf(first: number, last: number, isDay: boolean, most: number): readonly number[] {
  const found = utcTickInterval(new Date(first), new Date(last), most) ?? utcDay
  const oneDay = 86_400_000
  const interval = isDay && last - first < most * oneDay ? utcDay : found
  const start = interval.floor(new Date(first))
  const borders = interval.range(start, new Date(last + 1)).map(Number)
  const behind = Number(interval.offset(new Date(borders.at(-1) ?? first), 1))
  return borders.length === 0 ? [first, first + oneDay] : [...borders, Math.max(behind, last + 1)]
}

function isAscending(moments: readonly Moment[]): boolean {
  return moments.every(({ at }, index) => index === 0 || at >= (moments[index - 1] as Moment).at)
}

function hasGaps(moments: readonly Moment[]): boolean {
  return moments.some(({ row }, index) => index > 0 && row > (moments[index - 1] as Moment).row + 1)
}

function addBetween(moments: readonly Moment[], borders: readonly number[], weights: number[]): void {
  moments.forEach((moment, index) => {
    add(weights, binOf(borders, moment.at), 1)
    const next = moments[index + 1]
    const rows = next === undefined ? 0 : next.row - moment.row - 1
    if (next !== undefined && rows > 0) spread(rows, moment.at, next.at, borders, weights)
  })
}

function spread(rows: number, from: number, to: number, borders: readonly number[], weights: number[]): void {
  const last = binOf(borders, to)
  for (let bin = binOf(borders, from); bin <= last; bin++) {
    const start = Math.max(from, borders[bin] as number)
    const end = Math.min(to, borders[bin + 1] as number)
    add(weights, bin, to === from ? rows : (rows * (end - start)) / (to - from))
  }
}

function add(weights: number[], bin: number, weight: number): void {
  weights[bin] = (weights[bin] ?? 0) + weight
}

/** The index of the bin that contains a moment. */
function binOf(borders: readonly number[], at: number): number {
  let [low, high] = [0, borders.length - 2]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((borders[middle] as number) <= at) low = middle
    else high = middle - 1
  }
  return low
}
