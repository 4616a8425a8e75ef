import { integersFrom, sumOf } from '../../../lists.ts'
import { risingTo } from './rising-to.ts'

/** The wanted statistics of numbers with shares. */
export interface WantedShares {
  /** Null for none. */
  readonly mean: number | null
  readonly median: number | null
  /** Deviation of a normal distribution; null for none. */
  readonly deviation: number | null
  /** Centre of the normal distribution. */
  readonly centre: number
  /** Whether the numbers are Poisson distributed: these are 1 / n! of each, tilted. */
  readonly isPoisson?: boolean
}

/** With a larger tilt, only the outermost number has a share above 0. */
const steepest = 40

/**
 * Finds shares of ascending numbers with a given mean: equal shares, or those of a normal or Poisson distribution, tilted to one end. With
 * a median, half of the rows are on either side. Null if no shares fit.
 */
export function tiltedShares(values: readonly number[], wanted: WantedShares): readonly number[] | null {
  const { mean, median } = wanted
  const weights = values.map((value) => weightOf(value, wanted))
  if (mean === null) return median === null ? normalized(weights) : aroundMedian(values, median)
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0]
  if (mean < first || mean > last) return null
  const tilt = risingTo(mean, -steepest, steepest, (at) => meanOf(values, tilted(values, weights, at)))
  return tilted(values, weights, tilt)
}

/** How many times as wide as said a normal distribution may be, so that its part within bounds is as wide as said. */
const widest = 1.4
const spreadSteps = 16
/** The proof of a standard deviation allows a difference of 3%. */
const nearly = 0.98

/** `tiltedShares` with a given standard deviation, also if the bounds cut off a part of the normal distribution. */
export function spreadShares(values: readonly number[], wanted: WantedShares & { readonly deviation: number }): readonly number[] | null {
  const { deviation } = wanted
  const own = tiltedShares(values, wanted)
  if (own === null || deviationOf(values, own) >= nearly * deviation) return own
  const sharesAt = (wide: number): readonly number[] => tiltedShares(values, { ...wanted, deviation: wide }) ?? own
  const spreadAt = (wide: number): number => deviationOf(values, sharesAt(wide))
  const most = widest * deviation
  return spreadAt(most) < nearly * deviation ? null : sharesAt(risingTo(deviation, deviation, most, spreadAt, spreadSteps))
}

function deviationOf(values: readonly number[], shares: readonly number[]): number {
  const mean = meanOf(values, shares)
  return Math.sqrt(values.reduce((sum, value, index) => sum + (shares[index] as number) * (value - mean) ** 2, 0))
}

function weightOf(value: number, { deviation, centre, isPoisson = false }: WantedShares): number {
  if (isPoisson) return 1 / integersFrom(1, value).reduce((product, factor) => product * factor, 1)
  return deviation === null || deviation === 0 ? 1 : Math.exp(-(((value - centre) / deviation) ** 2) / 2)
}

function tilted(values: readonly number[], weights: readonly number[], tilt: number): readonly number[] {
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0]
  // Starts at the growing end, so that no power overflows.
  const from = tilt > 0 ? last : first
  return normalized(values.map((value, index) => (weights[index] as number) * Math.exp(tilt * (value - from))))
}

function aroundMedian(values: readonly number[], median: number): readonly number[] {
  const below = values.filter((value) => value < median).length
  const above = values.filter((value) => value > median).length
  const isThere = below + above < values.length
  const side = isThere ? 0.4 : 0.5
  return normalized(
    values.map((value) =>
      value < median ? (above === 0 ? side * 2 : side) / below : value > median ? (below === 0 ? side * 2 : side) / above : 0.2,
    ),
  )
}

function meanOf(values: readonly number[], shares: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (shares[index] as number), 0)
}

function normalized(weights: readonly number[]): readonly number[] {
  const whole = sumOf(weights)
  return weights.map((weight) => weight / whole)
}
