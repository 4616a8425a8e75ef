import Type from 'typebox'
import { type AliasTable, aliasTable, fillAlias, pickAlias } from '../random/alias.ts'
import { apportion } from '../random/apportion.ts'
import { permuteInto } from '../random/permute.ts'
import { type CompileContext, defineColumnKind, type Frame } from './column-kind.ts'
import { codesOf, compileCases } from './shared/codes.ts'
import { wordLayout } from './shared/layouts.ts'

const weights = Type.Array(Type.Number({ minimum: 0 }), { minItems: 1, description: 'Relative frequency of each value; default equal.' })

/** One of a few words, by weight, by weights that depend on another column, or in exact shares. */
export const category = defineColumnKind({
  name: 'category',
  description: 'One of a few words by weight; the weights may depend on another column, or be met exactly.',
  params: Type.Object({
    values: Type.Array(Type.String(), { minItems: 1, uniqueItems: true, description: 'The words.' }),
    weights: Type.Optional(weights),
    by: Type.Optional(Type.String({ description: 'A column of categories that chooses among `cases`.' })),
    cases: Type.Optional(Type.Record(Type.String(), weights, { description: 'The weights for each value of `by`.' })),
    exact: Type.Optional(Type.Boolean({ description: 'Whether the weights are shares that the table meets exactly; not with `by`.' })),
  }),
  examples: [
    { values: ['free', 'pro', 'team'], weights: [70, 25, 5] },
    { values: ['a', 'b', 'c'], weights: [0.5, 0.3, 0.2], exact: true },
  ],
  conflict: ({ values, weights: given, by, cases, exact }) => {
    if ((by === undefined) !== (cases === undefined)) return '`by` and `cases` go together'
    if (by !== undefined && exact === true) return '`exact` is not possible with `by`'
    const all = [given, ...Object.values(cases ?? {})].filter((each) => each !== undefined)
    if (all.some((each) => each.length !== values.length)) return `each value has a weight, but not all weights are ${values.length}`
    return all.every((each) => each.some((weight) => weight > 0)) ? null : 'one weight at least must be above 0'
  },
  compile: ({ values, weights: given, by, cases, exact }, context) => {
    const shares = given ?? values.map(() => 1)
    const fill =
      by !== undefined && cases !== undefined
        ? fillByCase(by, cases, given, context)
        : exact
          ? fillExactly(shares, context)
          : fillByWeight(shares, context)
    return {
      layout: wordLayout(values),
      fill: (frame) => {
        const codes = frame.int32()
        fill(frame, codes)
        return { lanes: [codes], nulls: null }
      },
    }
  },
})

type Fill = (frame: Frame, codes: Int32Array) => void

function fillByWeight(shares: readonly number[], context: CompileContext): Fill {
  const site = context.site()
  const table = aliasTable(shares)
  return (frame, codes) => fillAlias(table, frame.draw(site), frame.count, codes)
}

function fillByCase(
  by: string,
  cases: Readonly<Record<string, readonly number[]>>,
  otherwise: readonly number[] | undefined,
  context: CompileContext,
): Fill {
  const site = context.site()
  const chooser = codesOf(context.table.column(by))
  const tables = compileCases(chooser, cases, aliasTable, otherwise)
  return (frame, codes) => {
    const words = frame.draw(site)
    const chosen = chooser.read(frame)
    for (let i = 0; i < frame.count; i++) codes[i] = pickAlias(tables[chosen[i] as number] as AliasTable, words[i] as number)
  }
}

function fillExactly(shares: readonly number[], context: CompileContext): Fill {
  const site = context.site()
  const total = context.table.rows
  let sum = 0
  const ends = apportion(total, shares).map((share) => (sum += share))
  return (frame, codes) => {
    const key = frame.key(site)
    const places = frame.float64()
    permuteInto(frame.rowNumbers(), frame.count, total, key, places)
    for (let i = 0; i < frame.count; i++) {
      const place = places[i] as number
      let code = 0
      while ((ends[code] as number) <= place) code++
      codes[i] = code
    }
  }
}
