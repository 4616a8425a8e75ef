import { Type } from 'typebox'
import { SchemaError } from '../schema/schema-error.ts'
import { defineColumnKind } from './column-kind.ts'
import { casesOf, nullableCodesOf, selectsCase } from './shared/codes.ts'
import { numberLayout, wordLayout } from './shared/layouts.ts'
import { around } from './shared/value-range.ts'

/** The number or word that belongs to a category: the price of a plan, the sign of a direction. */
export const mapping = defineColumnKind({
  name: 'mapping',
  description:
    'The number or word for the category in another column of the row. Null if the category is null. For generated values ' +
    'instead of fixed ones, use switch.',
  group: 'conditions',
  params: Type.Object({
    by: Type.String({ description: selectsCase }),
    cases: Type.Union([Type.Record(Type.String(), Type.Number()), Type.Record(Type.String(), Type.String())], {
      description: 'The result for each value of `by`: a number for all of them, or a word for all of them.',
    }),
    otherwise: Type.Optional(
      Type.Union([Type.Number(), Type.String()], {
        description: 'The result for all other values. Default none: each value needs a case.',
      }),
    ),
    scale: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 9,
        default: 0,
        description: 'Digits after the decimal point, if the results are numbers; default 0.',
      }),
    ),
  }),
  examples: [],
  usage: [
    { by: 'plan', cases: { free: 0, pro: 29, team: 99.5 }, scale: 2 },
    { by: 'country', cases: { US: 'domestic' }, otherwise: 'abroad' },
  ],
  conflict: ({ cases, otherwise }) =>
    otherwise === undefined || Object.values(cases).every((each) => typeof each === typeof otherwise)
      ? null
      : '`otherwise` must be a number if `cases` are numbers, and a word if they are words',
  compile: ({ by, cases, otherwise, scale = 0 }, context) => {
    const source = context.table.column(by)
    const { nullable } = source.layout
    const codes = nullableCodesOf(source)
    const results: readonly (number | string)[] = casesOf<number | string>(codes, cases, otherwise)
    const isOneToOne = results.length <= Object.keys(cases).length + 1 && new Set(results).size === results.length
    const known = isOneToOne ? { distinct: source.distinct, groups: source.groups } : {}
    const numbers = results.filter((result) => typeof result === 'number')
    if (numbers.length === results.length) {
      const values = Float64Array.from(numbers, (number) => scaledExactly(number, scale))
      return {
        ...known,
        layout: { ...numberLayout(scale), nullable },
        range: around([...values]),
        fill: (frame) => {
          const chosen = codes.read(frame)
          const out = frame.float64()
          for (let i = 0; i < frame.count; i++) out[i] = values[chosen[i] as number] as number
          return { lanes: [out], nulls: frame.column(source.index).nulls }
        },
      }
    }
    // Include words that no row has: columns that depend on the words must not depend on the number of rows.
    const words = [...new Set([...results, ...Object.values(cases), ...(otherwise === undefined ? [] : [otherwise])].map(String))]
    const codeOf = new Map(words.map((word, code) => [word, code]))
    const wordOf = Int32Array.from(results, (result) => codeOf.get(String(result)) ?? 0)
    return {
      ...known,
      layout: { ...wordLayout(words), nullable },
      fill: (frame) => {
        const chosen = codes.read(frame)
        const out = frame.int32()
        for (let i = 0; i < frame.count; i++) out[i] = wordOf[chosen[i] as number] as number
        return { lanes: [out], nulls: frame.column(source.index).nulls }
      },
    }
  },
})

/** @throws SchemaError for a number with more digits than the scale */
function scaledExactly(number: number, scale: number): number {
  const scaled = Math.round(number * 10 ** scale)
  if (scaled / 10 ** scale !== number) throw new SchemaError(`${number} has more than ${scale} digits after the point: see \`scale\``)
  return scaled
}
