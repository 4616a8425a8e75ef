import type { ColumnSchema } from '../../schema/schema.ts'

type Values = Readonly<Record<string, unknown>>

/** Parameters of distributions that are in the unit of the column. */
const inUnits: ReadonlySet<string> = new Set(['min', 'max', 'mode', 'mean', 'standard_deviation', 'median', 'minimum', 'quantiles'])

/** Below this, prices that end in 99 would be the same few again and again. */
const leastEnding = 5

/** Doubles count every whole number up to here. */
const mostUnits = 2 ** 53 - 1

/** The largest mean of a Poisson distribution. */
const mostPoisson = 1e6

/** Digits that are kept of a parameter: enough for any amount, too few for noise of binary fractions. */
const precision = 9

/**
 * A column of drawn or given numbers (decimal, integer, mapping) whose values are `factor` times as large: distributions, bounds and given numbers.
 * Its digits stay; what was above 0 stays above 0. Prices too small for it lose their `ending`. Other kinds are returned as they are.
 */
export function scaleColumn(column: ColumnSchema, factor: number): ColumnSchema {
  if (factor === 1) return column
  if (column.kind === 'mapping') return scaledMapping(column, factor)
  if (column.kind !== 'decimal' && column.kind !== 'integer') return column
  const { ending, ...rest } = column
  const digits = column.kind === 'integer' ? 0 : numberOf(column['scale'], 0)
  const [least, most] = [numberOf(column['min'], 0), numberOf(column['max'], 0)]
  const min = scaledNumber(least, factor, digits)
  const max = Math.max(min, scaledNumber(most, factor, digits))
  const { distribution, cases } = column
  return {
    ...rest,
    min,
    max,
    ...(distribution === undefined ? {} : { distribution: scaledDistribution(distribution as Values, factor) }),
    ...(cases === undefined ? {} : { cases: eachOf(cases as Values, (value) => scaledDistribution(value as Values, factor)) }),
    ...(ending !== undefined && Math.sqrt(min * max) >= leastEnding && max - min >= 1 ? { ending } : {}),
  }
}

function scaledMapping(column: ColumnSchema, factor: number): ColumnSchema {
  const digits = numberOf(column['scale'], 0)
  const scaled = (value: unknown): unknown => (typeof value === 'number' ? roundPrice(value, factor, digits) : value)
  const { otherwise } = column
  return {
    ...column,
    cases: eachOf(column['cases'] as Values, scaled),
    ...(otherwise === undefined ? {} : { otherwise: scaled(otherwise) }),
  }
}

/** Whole prices stay whole as long as that changes them little. */
function roundPrice(value: number, factor: number, digits: number): number {
  return scaledNumber(value, factor, Number.isInteger(value) && Math.abs(value * factor) >= 20 ? 0 : digits)
}

/** Rounded to `digits`; never to 0 what is not 0, and never beyond what is counted exactly. */
function scaledNumber(value: number, factor: number, digits: number): number {
  if (value === 0) return 0
  const unit = 10 ** digits
  const units = Math.min(mostUnits, Math.max(1, Math.round(Number((Math.abs(value) * factor * unit).toPrecision(15)))))
  return (Math.sign(value) * units) / unit
}

function scaledDistribution(distribution: Values, factor: number): Values {
  const times = (value: unknown): unknown => (typeof value === 'number' ? Number((value * factor).toPrecision(precision)) : value)
  const mean = numberOf(distribution['mean'], 0)
  if (distribution['name'] === 'poisson' && mean * factor > mostPoisson)
    return { name: 'normal', mean: times(mean), standard_deviation: times(Math.sqrt(mean)) }
  return Object.fromEntries(
    Object.entries(distribution).map(([name, value]) => {
      if (name === 'components') return [name, (value as readonly Values[]).map((each) => scaledComponent(each, factor))]
      if (!inUnits.has(name)) return [name, value]
      return [name, Array.isArray(value) ? value.map(times) : times(value)]
    }),
  )
}

function scaledComponent(component: Values, factor: number): Values {
  return { ...component, distribution: scaledDistribution(component['distribution'] as Values, factor) }
}

function eachOf(values: Values, change: (value: unknown) => unknown): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}
