import { Type } from 'typebox'
import { distributionSchema } from '../random/distributions/index.ts'
import { permuteInto } from '../random/permute.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { type Choices, type CompileContext, type CompiledColumn, defineColumnKind } from './column-kind.ts'
import { amountConflict, compileAmount, distributionOfCase } from './shared/amount.ts'
import { selectsCase } from './shared/codes.ts'
import { blocksOf } from './shared/drawn-digits.ts'
import { exactType } from './shared/exact-type.ts'
import { numberLayout } from './shared/layouts.ts'

/** Whole numbers within bounds: uniform, from a distribution, or unique. */
export const integer = defineColumnKind({
  name: 'integer',
  description: 'Whole numbers within bounds, with equal probabilities, from a distribution, or unique.',
  group: 'numbers',
  params: Type.Object({
    min: Type.Integer({ description: 'Smallest value, included.' }),
    max: Type.Integer({ description: 'Largest value, included.' }),
    distribution: Type.Optional(distributionSchema),
    by: Type.Optional(Type.String({ description: selectsCase })),
    cases: Type.Optional(Type.Record(Type.String(), distributionSchema, { description: distributionOfCase })),
    unique: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Whether numbers are unique. There must be at least as many numbers from `min` to `max` as rows. Not with ' +
          '`distribution`, `by` or `exact`. Default false.',
      }),
    ),
    exact: exactType('`by` or `unique`'),
  }),
  examples: [
    { min: 1, max: 6 },
    { min: 0, max: 500, distribution: { name: 'lognormal', median: 40, spread: 0.6 } },
    { min: 10_000, max: 99_999, unique: true },
    { min: 18, max: 90, distribution: { name: 'normal', mean: 41, standard_deviation: 12 }, exact: true },
  ],
  conflict: (params) => {
    if (params.unique === true && params.exact === true)
      return '`unique` numbers are already spread evenly over the bounds: leave `unique` or `exact` out'
    if (params.unique === true && (params.distribution !== undefined || params.by !== undefined))
      return '`unique` numbers are spread evenly: leave `distribution` and `by` out'
    return amountConflict({ ...params, scale: 0 })
  },
  compile: (params, context) => {
    if (params.unique === true) return uniqueNumbers(params, context)
    const column = compileAmount({ ...params, scale: 0 }, context)
    const isFree = params.distribution === undefined && params.by === undefined && params.exact !== true
    return isFree ? { ...column, choices: choicesOf(params.min, params.max) } : column
  },
})

interface Bounds {
  readonly min: number
  readonly max: number
}

/** Unique numbers: a permutation assigns one to each row. */
function uniqueNumbers({ min, max }: Bounds, context: CompileContext): CompiledColumn {
  const numbers = max - min + 1
  const { rows } = context.table
  if (numbers < rows)
    throw new SchemaError(
      `${min} to ${max} are ${numbers} numbers, but the table has ${rows} rows: widen the bounds, or leave \`unique\` out`,
    )
  const used = Math.min(numbers, Number.MAX_SAFE_INTEGER)
  const blocks = blocksOf(used, rows)
  const size = Math.floor(used / blocks)
  const site = context.site()
  const blockSite = context.site('block')
  return {
    layout: numberLayout(),
    range: { min, max },
    distinct: 'table',
    fill: (frame) => {
      const values = frame.float64()
      permuteInto(frame.rowNumbers(), frame.count, size, frame.siteKey(site), values)
      const draws = blocks > 1 ? frame.draw(blockSite) : null
      for (let i = 0; i < frame.count; i++) {
        const block = draws === null ? 0 : Math.floor((draws[i] as number) * (blocks / 2 ** 32))
        values[i] = min + block * size + (values[i] as number)
      }
      return { lanes: [values], nulls: null }
    },
  }
}

function choicesOf(min: number, max: number): Choices | undefined {
  const size = max - min + 1
  if (size > Number.MAX_SAFE_INTEGER) return undefined
  return {
    size,
    fill: (frame, places) => {
      const values = frame.float64()
      for (let i = 0; i < frame.count; i++) values[i] = min + (places[i] as number)
      return { lanes: [values], nulls: null }
    },
  }
}
