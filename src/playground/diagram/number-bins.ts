import { quantileSorted, tickStep, ticks } from 'd3-array'

/** Values from `from` (included) to `to` (excluded), and their share of all values, 0 to 1. */
export interface Bin {
  readonly from: number
  readonly to: number
  readonly share: number
}

/** A histogram. A few values far from all others are omitted and given as shares. */
export interface Bins {
  readonly bins: readonly Bin[]
  /** The shares of the values below the first bin and above the last one. */
  readonly below: number
  readonly above: number
}

/** Values above this quantile, or below its complement, may be omitted. */
const tail = 0.99
/** They are omitted if they would increase the width of the histogram by more than this factor. */
const stretch = 1.5

/**
 * Values that are closer together, relative to their size or absolutely, get a single bin, because doubles have no round numbers between
 * them.
 */
const narrow = 1e-9
const leastWidth = 1e-290

/** The last bin may be wider than the others by this part of their width, or as much less full. */
const uneven = 0.15

/** Maximum number of widths of bins that are compared. */
const mostWidths = 1000

/** A histogram of about `most` bins at most, with round numbers as borders. Whole numbers with a small range have one bin each. */
export function numberBins(values: readonly number[], isWhole: boolean, most: number): Bins {
  const sorted = values.toSorted((a, b) => a - b)
  const [least, greatest] = [sorted[0], sorted.at(-1)]
  if (least === undefined || greatest === undefined) return { bins: [], below: 0, above: 0 }
  const [low, high] = bounds(sorted, least, greatest)
  const borders = bordersOf(low, high, isWhole, most)
  return counted(sorted, borders)
}

/** The range of most values. */
function bounds(sorted: number[], least: number, greatest: number): readonly [number, number] {
  const low = quantileSorted(sorted, 1 - tail) ?? least
  const high = quantileSorted(sorted, tail) ?? greatest
  const width = high - low
  if (width === 0) return [least, greatest]
  return [low - least > width * (stretch - 1) ? low : least, greatest - high > width * (stretch - 1) ? high : greatest]
}

function bordersOf(low: number, high: number, isWhole: boolean, most: number): readonly number[] {
  if (isWhole && high - low < most) {
    const first = Math.floor(low)
    return Array.from({ length: Math.floor(high) - first + 2 }, (_, index) => first + index)
  }
  const size = Math.max(Math.abs(low), Math.abs(high))
  if (high - low <= Math.max(size * narrow, leastWidth)) return [low, high + Math.max(1, size * narrow)]
  if (isWhole) return wholeBorders(low, Math.floor(high), most)
  const step = tickStep(low, high, most)
  const inner = ticks(low, high, most)
  const [first = low, last = high] = [inner[0], inner.at(-1)]
  const borders = [...(first > low ? [first - step] : []), ...inner]
  if (last < high) return [...borders, last + step]
  // The greatest value belongs to the bin before it.
  return [...borders.slice(0, -1), high + Math.max(step * narrow, Math.abs(high) * Number.EPSILON)]
}

/** Borders of bins for whole numbers. Those from 1, such as numbers of rows, have bins of 1 to 20 and so on that are equally full. */
function wholeBorders(low: number, high: number, most: number): readonly number[] {
  const step = Math.max(1, tickStep(low, high, most))
  const width = low === 1 ? evenWidth(high, step, Math.ceil(high / most)) : step
  const first = low === 1 ? 1 : Math.floor(low / width) * width
  const borders = Array.from({ length: Math.floor((high - first) / width) + 1 }, (_, index) => first + index * width)
  const last = borders.at(-1) ?? first
  const isScrap = (high + 1 - last) / width <= uneven
  return isScrap ? [...borders.slice(0, -1), high + 1] : [...borders, last + width]
}

/** The width of bins for the numbers from 1 to `count`: `step`, unless that leaves a bin that is far from full. */
function evenWidth(count: number, step: number, least: number): number {
  if (unevenness(count, step) <= uneven) return step
  const widths = Array.from({ length: Math.min(least, mostWidths) + 1 }, (_, index) => least + index)
  return widths.reduce((best, width) => (unevenness(count, width) < unevenness(count, best) ? width : best), least)
}

/** The part of a bin, 0 to 0.5, by which the last one differs from the others: it is less full, or takes what is left. */
function unevenness(count: number, width: number): number {
  const rest = (count % width) / width
  return Math.min(rest, 1 - rest)
}

function counted(sorted: readonly number[], borders: readonly number[]): Bins {
  const counts = borders.slice(1).map(() => 0)
  let [below, above, bin] = [0, 0, 0]
  for (const value of sorted) {
    while (bin < counts.length && value >= (borders[bin + 1] as number)) bin++
    if (value < (borders[0] as number)) below++
    else if (bin === counts.length) above++
    else counts[bin] = (counts[bin] as number) + 1
  }
  const bins = counts.map((count, index) => {
    return { from: borders[index] as number, to: borders[index + 1] as number, share: count / sorted.length }
  })
  return { bins, below: below / sorted.length, above: above / sorted.length }
}
