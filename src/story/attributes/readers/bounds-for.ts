import type { NumberColumn } from '../columns/number-column.ts'
import type { NumberSaid } from '../columns/number-said.ts'
import { sumOf } from '../../../lists.ts'

/** The smallest and the largest number of a column. */
export interface NumberBounds {
  readonly min: number
  readonly max: number
}

/** Beyond this many standard deviations there is almost nothing. */
const farDeviations = 4
/** A tail of a known deviation has almost nothing beyond this many. */
const tailDeviations = 12
/** A long tail ends at this multiple of the centre. */
const tail = 12
/** Bounds within this multiple of the centre belong to a scale, such as stars or percent. */
const closed = 10

/**
 * The bounds of a column. They are the stated ones, else those of the column if they leave enough room, else bounds far from the centre,
 * but within the natural bounds.
 */
export function boundsFor(said: NumberSaid, own: NumberColumn | null, natural: NumberBounds | null): NumberBounds {
  const { min, max } = widestFor(said, own)
  if (natural === null) return { min, max }
  return { min: said.min ?? Math.max(min, natural.min), max: said.max ?? Math.min(max, natural.max) }
}

function widestFor(said: NumberSaid, own: NumberColumn | null): NumberBounds {
  const centre = said.mean ?? said.median ?? middleOf(said.peaks)
  if (centre === null) return aroundSaid(said, own)
  const isOwn = own !== null && own.min < centre && own.max > centre && own.max <= closed * Math.abs(centre)
  if (isOwn && said.shape === null && said.deviation === null) return { min: said.min ?? own.min, max: said.max ?? own.max }
  const isBell = said.shape === 'normal' || (said.deviation !== null && said.shape === null)
  const spread = isBell ? (said.deviation ?? bellDeviation(said, centre)) : null
  const low = spread !== null ? centre - farDeviations * spread : said.peaks.length > 0 ? lowestOf(said.peaks) : Math.min(0, centre * tail)
  const isPositive = (own?.min ?? 0) >= 0 && centre > 0
  // Positive numbers that spread far for their mean have a tail.
  const isTailed = isPositive && said.min === null && said.shape === null && spread !== null && centre < 2 * spread
  const high =
    spread !== null
      ? centre + (isTailed ? tailDeviations : farDeviations) * spread
      : said.peaks.length > 0
        ? highestOf(said.peaks)
        : Math.max(centre * tail, 0)
  return { min: said.min ?? tidy(isPositive ? Math.max(0, low) : low, -1), max: said.max ?? tidy(high, 1) }
}

/** The standard deviation of a normal distribution if only a mean or bounds are said. */
export function bellDeviation({ min, max }: NumberSaid, centre: number): number {
  if (min !== null && max !== null) return (max - min) / 6
  return Math.abs(centre) * 0.15 || 1
}

/** Bounds without a centre: the said ones, and the column's own on the other side. */
function aroundSaid({ min, max }: NumberSaid, own: NumberColumn | null): NumberBounds {
  if (min !== null && max !== null) return { min, max }
  if (min !== null) return { min, max: own !== null && own.max > min ? own.max : min + Math.max(Math.abs(min) * 3, 10) }
  if (max !== null) return { min: own !== null && own.min < max ? own.min : Math.min(0, max * 3), max }
  return own ?? { min: 0, max: 100 }
}

function middleOf(peaks: readonly number[]): number | null {
  return peaks.length === 0 ? null : sumOf(peaks) / peaks.length
}

function lowestOf(peaks: readonly number[]): number {
  return Math.min(...peaks) - (Math.max(...peaks) - Math.min(...peaks)) / 2
}

function highestOf(peaks: readonly number[]): number {
  return Math.max(...peaks) + (Math.max(...peaks) - Math.min(...peaks)) / 2
}

/** Rounds up or down to two significant digits, for bounds that are not said. */
function tidy(value: number, side: -1 | 1): number {
  if (value === 0) return 0
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1)
  const units = side > 0 ? Math.ceil(value / unit) : Math.floor(value / unit)
  return Number((units * unit).toPrecision(12))
}
