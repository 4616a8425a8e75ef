import type { DistributionSpec } from '../../random/distributions/index.ts'
import { fillQuantiles, lookUpQuantile } from '../../random/quantile-table.ts'
import { shareWithin } from '../../random/share-within.ts'
import type { CompileContext, CompiledColumn, Frame } from '../column-kind.ts'
import { codesOf, compileCases } from './codes.ts'
import { exactNumbers } from './exact-numbers.ts'
import { numberLayout } from './layouts.ts'
import { numberReader } from './number-reader.ts'

/**
 * Parameters of the numeric kinds: a random value, optionally times another column, rounded to `scale` digits and limited to the bounds.
 */
export interface AmountParams {
  readonly scale: number
  readonly min: number
  readonly max: number
  readonly distribution?: DistributionSpec | undefined
  readonly by?: string | undefined
  readonly cases?: Readonly<Record<string, DistributionSpec>> | undefined
  readonly times?: string | undefined
  readonly ending?: number | undefined
  readonly exact?: boolean | undefined
}

/** The description of the distributions by case. */
export const distributionOfCase = 'The distribution for each value of `by`; the other values of `by` have `distribution`.'

/** The least share of a distribution that must lie within the bounds for `exact`. */
const leastShare = 2 ** -20

/** Difference between consecutive prices with the same ending, in units of the last digit. */
const span = 100

/** Writes one number per row into `values`, in units of the column. */
type Fill = (frame: Frame, values: Float64Array) => void

/** Why parameters that are valid one by one contradict each other; null if they do not. */
export function amountConflict(params: AmountParams): string | null {
  const { scale, min, max, by, cases, ending } = params
  if (min > max) return `\`min\` ${min} must not exceed \`max\` ${max}`
  if (Math.max(-min, max) * 10 ** scale > Number.MAX_SAFE_INTEGER) return '`min` and `max` must be within 2^53 units of the last digit'
  if ((by === undefined) !== (cases === undefined)) return '`by` and `cases` go together'
  if (ending !== undefined && scale !== 2) return '`ending` needs `scale` 2'
  if (ending !== undefined && min < 0) return '`ending` is for prices, which must not be below 0: raise `min` to 0'
  const bounds = boundsOf(params)
  if (bounds.min <= bounds.max) return params.exact === true ? exactConflict(params) : null
  const what =
    ending === undefined ? `no number of ${scale} digits after the point` : `no price that ends in ${String(ending).padStart(2, '0')}`
  return `${what} lies between \`min\` ${min} and \`max\` ${max}: widen them`
}

function exactConflict({ min, max, distribution, by, times }: AmountParams): string | null {
  if (by !== undefined) return '`exact` applies to all rows, not to the rows of each case: leave `by` or `exact` out'
  if (times !== undefined) return '`times` would change `exact` numbers: leave `times` or `exact` out'
  if (distribution === undefined) return null
  const { from, to } = shareWithin(distribution, { min, max })
  if (to - from >= leastShare) return null
  return `\`exact\` cuts the distribution to its bounds, but fewer than one in a million of its values lie between \`min\` ${min} and \`max\` ${max}: widen them`
}

/** The least and the greatest value, in units of the column. */
function boundsOf({ scale, min, max, ending }: AmountParams): { readonly min: number; readonly max: number } {
  const [first, last] = [firstUnit(min, scale), 0 - firstUnit(0 - max, scale)]
  if (ending === undefined) return { min: first, max: last }
  return { min: Math.ceil((first - ending) / span) * span + ending, max: Math.floor((last - ending) / span) * span + ending }
}

/** The smallest number with `scale` digits after the point that is not below `value`, in units of the last digit. */
function firstUnit(value: number, scale: number): number {
  const unit = 10 ** scale
  const nearest = Math.round(value * unit)
  // If `value` has at most `scale` digits, it equals `nearest / unit`, even if `value * unit` was rounded. Adding 0 turns -0 into 0.
  return (nearest / unit === value ? nearest : Math.ceil(value * unit)) + 0
}

/** Compiles a column of scaled integers. @throws SchemaError when `times` or `by` is not a column of the right type. */
export function compileAmount(params: AmountParams, context: CompileContext): CompiledColumn {
  const { scale, times, ending } = params
  const unit = 10 ** scale
  const { min, max } = boundsOf(params)
  const fill = fillOf(params, context)
  const factor = times === undefined ? null : factorOf(times, context)
  return {
    layout: numberLayout(scale),
    range: { min, max },
    fill: (frame) => {
      const values = frame.float64()
      fill(frame, values)
      if (factor !== null) factor(frame, values)
      for (let i = 0; i < frame.count; i++) {
        let value = Math.round((values[i] as number) * unit)
        if (ending !== undefined) value = Math.floor(value / span) * span + ending
        values[i] = value < min ? min : value > max ? max : value
      }
      return { lanes: [values], nulls: null }
    },
  }
}

function fillOf({ scale, min, max, distribution, by, cases, exact }: AmountParams, context: CompileContext): Fill {
  const unit = 10 ** scale
  const bounds = boundsOf({ scale, min, max })
  const [first, steps] = [bounds.min, bounds.max - bounds.min + 1]
  if (exact === true) return exactNumbers({ distribution, min, max, first, steps, unit }, context)
  const site = context.site()
  if (by !== undefined && cases !== undefined) {
    const codes = codesOf(context.table.column(by))
    const tables = compileCases(codes, cases, (spec) => tableOf(spec, min, max, context), distribution)
    return (frame, values) => {
      const own = tables.map((table) => table())
      const draws = frame.draw(site)
      const chosen = codes.read(frame)
      for (let i = 0; i < frame.count; i++) values[i] = lookUpQuantile(own[chosen[i] as number] as Float64Array, draws[i] as number)
    }
  }
  if (distribution !== undefined) {
    const table = tableOf(distribution, min, max, context)
    return (frame, values) => fillQuantiles(table(), frame.draw(site), frame.count, values)
  }
  return (frame, values) => {
    const draws = frame.draw(site)
    for (let i = 0; i < frame.count; i++) values[i] = (first + Math.floor((draws[i] as number) * (steps / 2 ** 32))) / unit
  }
}

// If a factor follows, the table has wider bounds than the column, but never beyond the integers that a double represents exactly.
function tableOf(spec: DistributionSpec, min: number, max: number, context: CompileContext): () => Float64Array {
  return context.quantiles(spec, { min: Math.min(min, 0), max: Math.max(max, 1) })
}

function factorOf(name: string, context: CompileContext): Fill {
  const { scale, read } = numberReader(context.table.column(name))
  const unit = 10 ** scale
  return (frame, values) => {
    const factors = read(frame)
    for (let i = 0; i < frame.count; i++) values[i] = ((values[i] as number) * (factors[i] as number)) / unit
  }
}
