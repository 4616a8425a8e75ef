import { decimal, whole } from '../../../builders/drawn.ts'
import type { ColumnBody, DistributionSchema } from '../../../schema/schema.ts'
import { boundsFor, type NumberBounds } from '../readers/bounds-for.ts'
import { fitSpread } from './fit-spread.ts'
import type { NumberColumn } from './number-column.ts'
import type { NumberSaid } from './number-said.ts'
import { spreadShares, tiltedShares } from './tilted-shares.ts'
import { decimals } from '../../amounts/decimals.ts'
import { sumOf, integersFrom } from '../../../lists.ts'

/** A column of numbers that fits the statements, or the reason why there is none. */
export type FittedNumber =
  | { readonly body: ColumnBody<'integer' | 'decimal'> }
  /** Few integers, each with its share of the rows. */
  | { readonly values: readonly number[]; readonly shares: readonly number[] }
  | { readonly reason: string }

/** Up to this many integers get exact shares if their mean is said: rounding would change the mean. */
const mostShared = 30

/**
 * Finds numbers that fit the statements about a column.
 * @param own the numbers of the existing column; null for a new column
 * @param isMoney whether amounts of money are said
 * @param natural the bounds that such numbers have by nature; null for none
 */
export function fitNumber(said: NumberSaid, own: NumberColumn | null, isMoney: boolean, natural: NumberBounds | null): FittedNumber {
  const reason = contradiction(said) ?? beyond(said, natural)
  if (reason !== null) return { reason }
  const bounds = boundsFor(said, own, natural)
  if (Math.max(Math.abs(bounds.min), Math.abs(bounds.max)) > Number.MAX_SAFE_INTEGER) return { reason: 'numbers have at most 15 digits' }
  const isWhole = isWholeNumber(said, own, isMoney)
  const scale = isWhole ? 0 : scaleOf(said, own, bounds, isMoney)
  const { min, max } = closed(bounds, said, scale)
  if (min > max)
    return {
      reason: `no number is ${said.isMinOpen ? 'above' : 'from'} ${bounds.min} and ${said.isMaxOpen ? 'below' : 'up to'} ${bounds.max}`,
    }
  const isTold = said.mean !== null || said.median !== null || said.deviation !== null
  if (isWhole && max - min < mostShared && (isTold || said.shape === 'normal')) return sharesOf(said, Math.ceil(min), Math.floor(max))
  if (isWhole && max - min < mostHalved && !isTold && (said.shape === 'skewed' || said.shape === 'left_skewed'))
    return halvedShares(min, max, said.shape === 'left_skewed')
  const spread = fitSpread(said, own, { min, max })
  if ('reason' in spread) return spread
  if (Object.values(spread.distribution ?? {}).some((value) => typeof value === 'number' && !Number.isFinite(value)))
    return { reason: 'no numbers fit what is said of them' }
  return { body: isWhole ? wholeOf(min, max, spread.distribution) : decimalOf({ min, max }, scale, spread.distribution) }
}

function contradiction({ min, max, mean, median, deviation }: NumberSaid): string | null {
  if (min !== null && max !== null && min > max) return `no number is from ${min} to ${max}`
  for (const [name, value] of [
    ['mean', mean],
    ['median', median],
  ] as const) {
    if (value === null) continue
    if ((min !== null && value < min) || (max !== null && value > max))
      return `a ${name} of ${value} is not within the bounds that are said`
  }
  return deviation !== null && deviation < 0 ? `a standard deviation is never below 0` : null
}

function beyond({ mean, median }: NumberSaid, natural: NumberBounds | null): string | null {
  const value = mean ?? median
  if (natural === null || value === null || (value >= natural.min && value <= natural.max)) return null
  return `such numbers are from ${natural.min} to ${natural.max}`
}

function isWholeNumber(said: NumberSaid, own: NumberColumn | null, isMoney: boolean): boolean {
  const numbers = [said.min, said.max].filter((value) => value !== null)
  if (numbers.some((value) => !Number.isInteger(value))) return false
  if (said.isWhole || said.shape === 'poisson') return true
  if (own !== null) return own.isWhole
  const isFine =
    said.deviation !== null ||
    said.shape === 'normal' ||
    [said.mean, said.median].some((value) => value !== null && !Number.isInteger(value))
  return !isMoney && !isFine && !(said.min === 0 && said.max === 1)
}

/** Up to this many skewed integers have exact shares: the mean and the median of so few are else the same number. */
const mostHalved = 12

/** Integers of which each has half the share of the one before, from one end. */
function halvedShares(min: number, max: number, isLeft: boolean): FittedNumber {
  const values = integersFrom(min, max)
  const weights = values.map((value) => 0.5 ** (isLeft ? max - value : value - min))
  const whole = sumOf(weights)
  return { values, shares: weights.map((weight) => weight / whole) }
}

/** Numbers in fewer rows are left out where the story states no highest one: the rounding of their shares would change the mean. */
const fewest = 0.004

function sharesOf(said: NumberSaid, min: number, max: number): FittedNumber {
  const { mean, median, deviation, shape } = said
  const values = integersFrom(min, max)
  const isBell = shape === 'normal' || deviation !== null
  const centre = mean ?? median ?? (min + max) / 2
  const wanted = { mean, median, deviation: isBell ? (deviation ?? (max - min) / 6) : null, centre, isPoisson: shape === 'poisson' }
  const shares = deviation === null ? tiltedShares(values, wanted) : spreadShares(values, { ...wanted, deviation })
  if (shares === null) return { reason: `no whole numbers from ${min} to ${max} have this distribution` }
  const highest = said.max === null ? min + shares.findLastIndex((share) => share >= fewest) : max
  return highest > min && highest < max ? sharesOf(said, min, highest) : { values, shares }
}

function wholeOf(min: number, max: number, distribution: DistributionSchema | null): ColumnBody<'integer'> {
  return { ...whole(Math.ceil(min), Math.floor(max), distribution ?? undefined), exact: true }
}

const moneyDigits = 2

/** The number of decimals. */
function scaleOf(said: NumberSaid, own: NumberColumn | null, { min, max }: NumberBounds, isMoney: boolean): number {
  const written = [said.min, said.max, said.mean, said.median, said.deviation].map((value) => (value === null ? 0 : decimals(value)))
  const fine = own === null && !isMoney ? 1 : 0
  const spanned = own === null && max - min <= 2 ? 3 : fine
  return Math.min(9, Math.max(own?.scale ?? (isMoney ? moneyDigits : 0), spanned, ...written))
}

/** Bounds that are included: the next number in place of one that is excluded. */
function closed({ min, max }: NumberBounds, { isMinOpen, isMaxOpen }: NumberSaid, scale: number): NumberBounds {
  const step = 10 ** -scale
  return { min: isMinOpen ? scaled(min + step) : min, max: isMaxOpen ? scaled(max - step) : max }
}

/** Removes what adding decimals leaves: 0.1 + 0.2. */
function scaled(value: number): number {
  return Number(value.toPrecision(15))
}

function decimalOf({ min, max }: NumberBounds, scale: number, distribution: DistributionSchema | null): ColumnBody<'decimal'> {
  const unit = 10 ** scale
  const [first, last] = [Math.ceil(min * unit - 1e-6) / unit, Math.floor(max * unit + 1e-6) / unit]
  return decimal(first, last, scale, distribution ?? undefined, { exact: true })
}
