import type { Value } from './query.ts'
import { numberOf } from './scalars.ts'

/** What an aggregate computes of the values in a group, none of them null. Two arguments come as a second list. */
type Aggregate = (values: readonly Value[], second: readonly Value[]) => Value

const aggregates: Readonly<Record<string, Aggregate>> = {
  count: (values) => values.length,
  sum: (values) => (values.length === 0 ? null : sum(values.map(numberOf))),
  avg: (values) => (values.length === 0 ? null : mean(values.map(numberOf))),
  min: (values) => extreme(values, (one, other) => one < other),
  max: (values) => extreme(values, (one, other) => one > other),
  stddev_pop: (values) => (values.length === 0 ? null : Math.sqrt(covariance(values.map(numberOf), values.map(numberOf)))),
  corr: (values, second) => correlation(values.map(numberOf), second.map(numberOf)),
}

export function isAggregate(name: string): boolean {
  return name === 'percentile_cont' || Object.hasOwn(aggregates, name)
}

/** @throws Error for an aggregate that is not known, or a value that is not a number where one is needed */
export function aggregate(name: string, values: readonly Value[], second: readonly Value[]): Value {
  const known = aggregates[name]
  if (known === undefined) throw new Error(`No aggregate "${name}"`)
  return known(values, second)
}

/** The quantile at `share`, 0 to 1, interpolated between the two nearest values; null if there are no values. */
export function percentile(share: number, values: readonly Value[]): number | null {
  if (values.length === 0) return null
  const sorted = values.map(numberOf).sort((one, other) => one - other)
  const place = share * (sorted.length - 1)
  const low = sorted[Math.floor(place)] as number
  return low + ((sorted[Math.ceil(place)] as number) - low) * (place % 1)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length
}

function covariance(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [mean(one), mean(other)]
  return mean(one.map((each, place) => (each - first) * ((other[place] as number) - second)))
}

function correlation(one: readonly number[], other: readonly number[]): number | null {
  const spreads = Math.sqrt(covariance(one, one) * covariance(other, other))
  return spreads > 0 ? covariance(one, other) / spreads : null
}

function extreme(values: readonly Value[], isBetter: (one: NonNullable<Value>, other: NonNullable<Value>) => boolean): Value {
  return values.reduce((best, each) => (best === null || (each !== null && isBetter(each, best)) ? each : best), null)
}
