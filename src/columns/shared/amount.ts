import type { Static } from 'typebox'
import type { distributionSchema } from '../../random/distributions/index.ts'
import { distributionTable } from '../../random/distribution-table.ts'
import { fillQuantiles, lookUpQuantile } from '../../random/quantile-table.ts'
import type { CompileContext, CompiledColumn, Frame } from '../column-kind.ts'
import { codesOf, compileCases } from './codes.ts'
import { numberLayout } from './layouts.ts'
import { numberReader } from './number-reader.ts'

type DistributionSpec = Static<typeof distributionSchema>

/** Parameters of the numeric kinds: a draw, perhaps times another column, rounded to `scale` and held within bounds. */
export interface AmountParams {
  readonly scale: number
  readonly min: number
  readonly max: number
  readonly distribution?: DistributionSpec | undefined
  readonly by?: string | undefined
  readonly cases?: Readonly<Record<string, DistributionSpec>> | undefined
  readonly times?: string | undefined
  readonly ending?: number | undefined
}

/** Fills `values` with one number a row, in units of the column. */
type Fill = (frame: Frame, values: Float64Array) => void

/** What is wrong with parameters that each match their schema; null when nothing is. */
export function amountConflict({ scale, min, max, by, cases, ending }: AmountParams): string | null {
  if (min > max) return `\`min\` ${min} must not exceed \`max\` ${max}`
  if (Math.max(-min, max) * 10 ** scale > Number.MAX_SAFE_INTEGER) return '`min` and `max` must be within 2^53 units of the last digit'
  if ((by === undefined) !== (cases === undefined)) return '`by` and `cases` go together'
  return ending === undefined || scale === 2 ? null : '`ending` needs `scale` 2'
}

/** Compiles a column of scaled integers. @throws SchemaError when `times` or `by` is not a column of the right type. */
export function compileAmount(params: AmountParams, context: CompileContext): CompiledColumn {
  const { scale, times, ending } = params
  const unit = 10 ** scale
  const [min, max] = [Math.round(params.min * unit), Math.round(params.max * unit)]
  const fill = fillOf(params, context)
  const factor = times === undefined ? null : factorOf(times, context)
  const span = 100
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

function fillOf({ scale, min, max, distribution, by, cases }: AmountParams, context: CompileContext): Fill {
  const site = context.site()
  if (by !== undefined && cases !== undefined) {
    const codes = codesOf(context.table.column(by))
    const tables = compileCases(codes, cases, (spec) => tableOf(spec, min, max), distribution)
    return (frame, values) => {
      const words = frame.draw(site)
      const chosen = codes.read(frame)
      for (let i = 0; i < frame.count; i++) values[i] = lookUpQuantile(tables[chosen[i] as number] as Float64Array, words[i] as number)
    }
  }
  if (distribution !== undefined) {
    const table = tableOf(distribution, min, max)
    return (frame, values) => fillQuantiles(table, frame.draw(site), frame.count, values)
  }
  const unit = 10 ** scale
  const [first, steps] = [Math.round(min * unit), Math.round(max * unit) - Math.round(min * unit) + 1]
  return (frame, values) => {
    const words = frame.draw(site)
    for (let i = 0; i < frame.count; i++) values[i] = (first + Math.floor((words[i] as number) * (steps / 2 ** 32))) / unit
  }
}

// A table is bounded wider than the column when a factor follows, but never beyond what a double counts exactly.
function tableOf(spec: DistributionSpec, min: number, max: number): Float64Array {
  return distributionTable(spec, { min: Math.min(min, 0), max: Math.max(max, 1) })
}

function factorOf(name: string, context: CompileContext): Fill {
  const { scale, read } = numberReader(context.table.column(name))
  const unit = 10 ** scale
  return (frame, values) => {
    const factors = read(frame)
    for (let i = 0; i < frame.count; i++) values[i] = ((values[i] as number) * (factors[i] as number)) / unit
  }
}
