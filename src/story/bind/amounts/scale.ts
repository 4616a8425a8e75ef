import type { ColumnOf, ColumnSchema, DistributionSchema, SimpleDistribution } from '../../../schema/schema.ts'

/** Parameters of distributions that are in the unit of the column. */
const inUnits: ReadonlySet<string> = new Set(['min', 'max', 'mode', 'mean', 'standard_deviation', 'median', 'minimum', 'quantiles'])

/** Below this price, endings such as 0.99 would give only a few different values. */
const leastEnding = 5

/** Largest integer that a double represents exactly, with all below it. */
const mostUnits = 2 ** 53 - 1

/** The largest mean of a Poisson distribution. */
const mostPoisson = 1e6

/** Significant digits of parameters: enough for any amount, and without binary rounding noise. */
const precision = 9

/**
 * Multiplies the values of a column of numbers (decimal, integer, mapping) by `factor`: distributions, bounds and fixed numbers. The number
 * of digits stays, and positive values stay positive. Prices that become too small lose their `ending`. Other kinds are returned unchanged.
 */
export function scaleColumn(column: ColumnSchema, factor: number): ColumnSchema {
  if (factor === 1) return column
  if (column.kind === 'mapping') return scaledMapping(column, factor)
  if (column.kind === 'integer') return scaledAmount(column, factor, 0)
  if (column.kind !== 'decimal') return column
  const { ending, ...rest } = column
  const scaled = scaledAmount(rest, factor, column.scale)
  const { min, max } = scaled
  return ending !== undefined && Math.sqrt(min * max) >= leastEnding && max - min >= 1 ? { ...scaled, ending } : scaled
}

/** The common part of integers and decimals. */
type Amount = Pick<ColumnOf<'integer' | 'decimal'>, 'min' | 'max' | 'distribution' | 'cases'>

function scaledAmount<Drawn extends Amount>(column: Drawn, factor: number, digits: number): Drawn {
  const min = scaledNumber(column.min, factor, digits)
  const max = Math.max(min, scaledNumber(column.max, factor, digits))
  const { distribution, cases } = column
  return {
    ...column,
    min,
    max,
    ...(distribution === undefined ? {} : { distribution: scaledDistribution(distribution, factor) }),
    ...(cases === undefined ? {} : { cases: eachOf(cases, (value) => scaledDistribution(value, factor)) }),
  }
}

function scaledMapping(column: ColumnOf<'mapping'>, factor: number): ColumnOf<'mapping'> {
  const { cases, otherwise, scale: digits = 0 } = column
  if (!areNumbers(cases)) return column
  return {
    ...column,
    cases: eachOf(cases, (value) => roundPrice(value, factor, digits)),
    ...(typeof otherwise === 'number' ? { otherwise: roundPrice(otherwise, factor, digits) } : {}),
  }
}

function areNumbers(cases: ColumnOf<'mapping'>['cases']): cases is Readonly<Record<string, number>> {
  return Object.values(cases).every((value) => typeof value === 'number')
}

/** Scales a price. An integer price stays an integer if that changes it little. */
function roundPrice(value: number, factor: number, digits: number): number {
  return scaledNumber(value, factor, Number.isInteger(value) && Math.abs(value * factor) >= 20 ? 0 : digits)
}

/** Scales and rounds to `digits`. A nonzero value never becomes 0, and the result stays within the exact integers. */
function scaledNumber(value: number, factor: number, digits: number): number {
  if (value === 0) return 0
  const unit = 10 ** digits
  const units = Math.min(mostUnits, Math.max(1, Math.round(Number((Math.abs(value) * factor * unit).toPrecision(15)))))
  return (Math.sign(value) * units) / unit
}

function scaledDistribution(distribution: DistributionSchema, factor: number): DistributionSchema {
  if (distribution.name !== 'mixture') return scaledSimple(distribution, factor)
  const components = distribution.components.map((each) => ({ ...each, distribution: scaledSimple(each.distribution, factor) }))
  return { ...distribution, components }
}

function scaledSimple(distribution: SimpleDistribution, factor: number): SimpleDistribution {
  if (distribution.name === 'poisson' && distribution.mean * factor > mostPoisson)
    return {
      name: 'normal',
      mean: scaledParam(distribution.mean, factor),
      standard_deviation: scaledParam(Math.sqrt(distribution.mean), factor),
    }
  return scaledParams(distribution, factor)
}

/** Multiplies those parameters that are in the unit of the column, numbers and lists. */
function scaledParams<Params extends SimpleDistribution>(params: Params, factor: number): Params {
  const scaled = Object.entries(params).map(([name, value]: readonly [string, unknown]) => [
    name,
    inUnits.has(name) ? scaledParam(value, factor) : value,
  ])
  return Object.fromEntries(scaled) as Params
}

function scaledParam<Value>(value: Value, factor: number): Value
function scaledParam(value: unknown, factor: number): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => scaledParam(each, factor))
  return typeof value === 'number' ? Number((value * factor).toPrecision(precision)) : value
}

function eachOf<Value>(values: Readonly<Record<string, Value>>, change: (value: Value) => Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))
}
