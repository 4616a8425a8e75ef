import { decimals } from '../../amounts/decimals.ts'
import type { Aspect } from '../aspect.ts'
import type { NumberColumn } from './number-column.ts'

type Beyond = Extract<Aspect, { readonly type: 'beyond' }>

/** A range of numbers, both ends included, and its share of the rows. */
export interface SharedRange {
  readonly min: number
  readonly max: number
  readonly share: number
}

/** How far numbers reach beyond a bound that is the end of the existing ones. */
const reach = 2
/** Shares below this are rounding errors. */
const least = 1e-9

/** The distance of two numbers of a column. */
export function stepBeside(at: number, { isWhole, scale }: Pick<NumberColumn, 'isWhole' | 'scale'>): number {
  return isWhole && Number.isInteger(at) ? 1 : 10 ** -Math.max(scale, decimals(at))
}

/** A number below one that is the end of the existing numbers. */
export function lowerEnd(first: number): number {
  return first > 1 ? Math.floor(first / reach) : first > 0 ? 0 : first - 1
}

/** A number above one that is the end of the existing numbers. */
export function upperEnd(last: number): number {
  return Math.max(last * reach, last + 1)
}

/**
 * The ranges of several shares, and the gaps between and around them, which have equal parts of the other rows: "40% are 18 to 34, 35% are
 * 35 to 54, 25% over 55". Null if ranges overlap, or the shares leave rows without a number.
 * @param own the existing numbers
 */
export function rangesOfShares(said: readonly Beyond[], own: NumberColumn): readonly SharedRange[] | null {
  const sorted = said.map((each) => closedRange(each, own)).toSorted((one, other) => one.min - other.min)
  const parted = sorted.map((range, place): SharedRange => {
    // A number at which two ranges meet would count in both.
    const [before, after] = [sorted[place - 1], sorted[place + 1]]
    const min = before?.max === range.min ? range.min + stepBeside(range.min, own) : range.min
    return { ...range, min, max: after?.min === range.max ? range.max - stepBeside(range.max, own) : range.max }
  })
  const isApart = parted.every((range, place) => range.min <= range.max && (parted[place - 1]?.max ?? Number.NEGATIVE_INFINITY) < range.min)
  const rest = 1 - parted.reduce((sum, { share }) => sum + share, 0)
  if (!isApart || rest < -least) return null
  if (rest <= least) return parted
  const gaps = gapsBetween(parted, sorted, own)
  if (gaps.length === 0) return null
  const share = Number((rest / gaps.length).toPrecision(12))
  return [...parted, ...gaps.map((gap) => ({ ...gap, share }))].toSorted((one, other) => one.min - other.min)
}

/** A range with both ends, which are those of the existing numbers where none is said. */
function closedRange({ share, min, max, isOpen }: Beyond, own: NumberColumn): SharedRange {
  const [low, high] = [min ?? Number.NaN, max ?? Number.NaN]
  const from = isOpen === true ? low + stepBeside(low, own) : low
  const to = isOpen === true ? high - stepBeside(high, own) : high
  return {
    share,
    min: min === null ? (own.min < to ? own.min : lowerEnd(to)) : from,
    max: max === null ? (own.max > from ? own.max : upperEnd(from)) : to,
  }
}

/** The existing numbers that no range has. */
function gapsBetween(
  parted: readonly SharedRange[],
  said: readonly SharedRange[],
  own: NumberColumn,
): readonly { readonly min: number; readonly max: number }[] {
  const [first, last] = [parted[0], parted.at(-1)]
  if (first === undefined || last === undefined) return []
  const between = parted.slice(1).map(({ min }, place) => {
    const isMeeting = said[place]?.max === said[place + 1]?.min
    const [low, high] = [parted[place]?.max ?? min, min]
    return { min: low + stepBeside(low, own), max: isMeeting ? Number.NEGATIVE_INFINITY : high - stepBeside(high, own) }
  })
  const below = { min: own.min, max: first.min - stepBeside(first.min, own) }
  const above = { min: last.max + stepBeside(last.max, own), max: own.max }
  return [below, ...between, above].filter(({ min, max }) => min <= max)
}
