import type { ColumnSchema, InnerColumn } from '../../../schema/schema.ts'
import type { Aspect } from '../aspect.ts'
import { agesOf, birthBody, birthOf } from '../columns/birth-of.ts'
import type { ColumnPlace } from '../columns/column-place.ts'
import { boundedShareNote } from '../columns/bounds-notes.ts'
import { fitNumber } from '../columns/fit-number.ts'
import { followsFromShown } from '../columns/follows-from-shown.ts'
import { isAge, withoutBirthday } from '../columns/with-drawn-column.ts'
import { naturalBounds } from '../columns/natural-bounds.ts'
import { type NumberColumn, numberColumn } from '../columns/number-column.ts'
import { numberSaid } from '../columns/number-said.ts'
import { lowerEnd, rangesOfShares, type SharedRange, stepBeside, upperEnd } from '../columns/ranges-of-shares.ts'
import { type Band, withBands } from '../columns/with-bands.ts'
import type { AspectFamily } from './aspect-family.ts'

type Beyond = Extract<Aspect, { readonly type: 'beyond' }>

/** A number that divides the rows. */
interface Cut {
  readonly at: number
  /** The share of the rows below it. */
  readonly below: number
  /** Whether the number itself belongs to the rows below. */
  readonly isBelow: boolean
}

/** The existing numbers reach at most so far beyond a bound, where nobody says how far. */
const farthest = 10

/** Shares of the rows whose numbers are within bounds: "10% of the scores are below 50", "half of them under 80, 5% above 300". */
export const beyonds: AspectFamily = {
  types: ['beyond', 'range', 'mean', 'median', 'deviation'],
  apply: (aspects, place) => {
    const { table, column, isMoney } = place
    const said = aspects.filter((aspect) => aspect.type === 'beyond')
    if (said.length === 0) return { table, notes: [] }
    const source = sourceOf(place, said)
    if ('reason' in source) return source
    const { own, drawn } = source
    const path = `${table.name}.${column.name}`
    const ranges = aspects.filter(({ type }) => type === 'range')
    if (said.length + ranges.length < aspects.length) return { reason: `shares and means of ${path} cannot be set together` }
    const isBounded = ranges.length > 0 || naturalBounds(place, own, numberSaid([])) !== null
    const cuts = said.flatMap((each) => cutsOf(each, own, isBounded)).toSorted((one, other) => one.at - other.at)
    const parted = said.length > 1 ? rangesOfShares(said, own) : null
    if (parted === null && (cuts.length === 0 || (isBounded && cuts.some(({ at }) => at < own.min || at > own.max))))
      return { reason: `the numbers of ${path} are from ${own.min} to ${own.max}` }
    const found = parted ?? rangesBetween(cuts, ranges.length > 0 ? own : withNearEnd(own, cuts))
    if (found === null) return { reason: `the shares of ${path} below these numbers contradict each other` }
    const bands: Band[] = []
    for (const { min, max, share } of found) {
      const body = drawn.kind === 'birth_date' ? birthBody(min, max) : bodyOf(min, max, own, isMoney)
      if (body === null) return { reason: `the numbers of ${path} are not on both sides of ${max}` }
      bands.push({ share, body })
    }
    const set = withBands(withoutBirthday(table, drawn), drawn, bands)
    return {
      table: set.table,
      notes: said.map((each) => boundedShareNote(each, { table: table.name, column: column.name }, bands.length - 2)),
    }
  },
}

/** The numbers of a column, and the column that draws them: the birthday of an age. */
function sourceOf(
  place: ColumnPlace,
  said: readonly Beyond[],
): { readonly own: NumberColumn; readonly drawn: ColumnSchema } | { readonly reason: string } {
  const { table, column } = place
  const path = `${table.name}.${column.name}`
  const birth = birthOf(place)
  const isNewAge = place.isOwn && isAge(column) && column.kind === 'formula'
  const own =
    birth !== null ? agesOf(birth) : isNewAge ? agesOf({ min_age: 18, max_age: 80 }) : (numberColumn(column) ?? numbersAround(place, said))
  if (own === null || 'by' in column || 'times' in column) return { reason: `${path} is not a random number of its own` }
  const drawn = birth ?? column
  return drawn.nullable === undefined ? { own, drawn } : { reason: `${path} is empty in some rows` }
}

/** Where computed numbers end that are drawn instead, in parts of the least and the largest number that is said. */
const [least, most] = [0.2, 3] as const

/** Numbers around the said ones, for a computed column from which nothing visible follows. Null for other columns. */
function numbersAround({ table, column }: ColumnPlace, said: readonly Beyond[]): NumberColumn | null {
  const all = said.flatMap(({ min, max }) => [min, max].filter((value) => value !== null))
  if (column.kind !== 'formula' || column.as === 'boolean' || followsFromShown(table, column) || all.some((value) => value <= 0))
    return null
  const isWhole = all.every(Number.isInteger)
  const [low, high] = [Math.min(...all) * least, Math.max(...all) * most]
  return {
    isWhole,
    scale: isWhole ? 0 : 2,
    min: isWhole ? Math.floor(low) : low,
    max: isWhole ? Math.ceil(high) : high,
    distribution: null,
  }
}

/** The numbers that divide the rows inside of bounds from the others. Rows on both sides have equal shares; none are where no numbers are. */
function cutsOf({ share, min, max, isOpen }: Beyond, own: NumberColumn, isBounded: boolean): readonly Cut[] {
  // A single number at a bound of the column has numbers on one side only: "20% have a rating of 5" of 1 to 5.
  const isSingle = min === max
  const low = min === null || (max !== null && min <= own.min && (isBounded || min <= 0 || (isSingle && min === own.min))) ? null : min
  const high = max === null || (min !== null && ((isBounded && max >= own.max) || (isSingle && max === own.max))) ? null : max
  const under = low === null ? 0 : high === null ? 1 - share : (1 - share) / 2
  return [
    ...(low === null ? [] : [{ at: low, below: under, isBelow: isOpen === true }]),
    ...(high === null ? [] : [{ at: high, below: under + share, isBelow: isOpen !== true }]),
  ]
}

/** The ranges between the cuts; null if the shares do not grow. */
function rangesBetween(cuts: readonly Cut[], own: NumberColumn): readonly SharedRange[] | null {
  const [first, last] = [cuts[0]?.at ?? 0, cuts.at(-1)?.at ?? 0]
  const isLeast = own.min < first || (own.min === first && cuts[0]?.isBelow === true)
  const isMost = own.max > last || (own.max === last && cuts.at(-1)?.isBelow === false)
  const [lowest, highest] = [isLeast ? own.min : lowerEnd(first), isMost ? own.max : upperEnd(last)]
  const found: SharedRange[] = []
  for (let place = 0; place <= cuts.length; place++) {
    const [from, to] = [cuts[place - 1], cuts[place]]
    const share = Number(((to?.below ?? 1) - (from?.below ?? 0)).toPrecision(12))
    if (!(share > 0)) return null
    const min = from === undefined ? lowest : from.at + (from.isBelow ? stepBeside(from.at, own) : 0)
    found.push({ share, min, max: to === undefined ? highest : to.at - (to.isBelow ? 0 : stepBeside(to.at, own)) })
  }
  return found
}

function withNearEnd(own: NumberColumn, cuts: readonly Cut[]): NumberColumn {
  const last = cuts.at(-1)?.at ?? 0
  return last > 0 ? { ...own, max: Math.min(own.max, last * farthest) } : own
}

/** Numbers of the existing kind in a range, skewed where those are; null for none. */
function bodyOf(min: number, max: number, own: NumberColumn, isMoney: boolean): InnerColumn | null {
  const range = { type: 'range', min: Number(min.toPrecision(12)), max: Number(max.toPrecision(12)) } as const
  const isSkewed = own.distribution?.name === 'lognormal'
  const plain = { ...own, distribution: null }
  const skewed = isSkewed ? fitNumber(numberSaid([range, { type: 'shape', of: 'skewed' }]), plain, isMoney, null) : null
  // A few whole numbers are not skewed.
  const fitted = skewed !== null && 'body' in skewed ? skewed : fitNumber(numberSaid([range]), plain, isMoney, null)
  return 'body' in fitted ? fitted.body : null
}
