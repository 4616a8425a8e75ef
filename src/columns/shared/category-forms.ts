import { type Static, type TSchema, Type } from 'typebox'
import { periodType } from '../../time/periods.ts'
import type { WrittenForms } from '../column-kind.ts'
import { selectsCase } from './codes.ts'
import { evenInType, overallType } from './exact-strata.ts'

const ofWeights = 'Relative frequency of each value; default equal.'
const ofCases = 'The weights for each value of `by`; the other values of `by` have `weights`.'
const weights = Type.Array(Type.Number({ minimum: 0 }), { minItems: 1, description: ofWeights })

const ofShares =
  'Exact shares, one for each value, in place of `weights`; they add up to 1. The number of rows with a value is its share of the rows, ' +
  'rounded up or down so that all rows have a value.'
const shares = Type.Array(Type.Number({ minimum: 0, maximum: 1 }), { minItems: 1, description: ofShares })

const valuesOf = (item: TSchema): TSchema => Type.Array(item, { minItems: 1, uniqueItems: true })

function periodsOf<Shares extends TSchema>(own: Shares) {
  return Type.Array(
    Type.Object({ period: periodType(), shares: own }, { additionalProperties: false, description: 'A period and its exact shares.' }),
    {
      minItems: 1,
      description:
        'Other exact shares for some periods, in chronological order; the other rows have `shares`. The table must be ' +
        'ordered by time. Default none.',
    },
  )
}

/** The parameters of a category. */
export const categoryParams = Type.Object({
  values: Type.Array(Type.String(), { minItems: 1, uniqueItems: true, description: 'The words.' }),
  as: Type.Optional(
    Type.Union([Type.Literal('text'), Type.Literal('number'), Type.Literal('boolean')], {
      description: 'Type of the values in the data. Default: the type of the entries of `values`, or "text".',
    }),
  ),
  weights: Type.Optional(weights),
  by: Type.Optional(Type.String({ description: selectsCase })),
  cases: Type.Optional(Type.Record(Type.String(), weights, { description: ofCases })),
  shares: Type.Optional(shares),
  periods: Type.Optional(periodsOf(shares)),
  rounded_first: Type.Optional(
    Type.Array(Type.String(), {
      minItems: 1,
      uniqueItems: true,
      description:
        'Values whose numbers of rows are rounded to the nearest whole number; the other values get the remaining rows. Only ' +
        'with `shares`. Default none.',
    }),
  ),
  overall: overallType,
  even_in: evenInType,
})

type Params = Static<typeof categoryParams>

/** A list of numbers in the order of the values, or a map from values to numbers. */
function byValue(list: typeof weights, description: string) {
  return Type.Union([list, Type.Record(Type.String(), list.items)], {
    description:
      `${description} A list in the order of \`values\`, or a map from values to numbers, in which a value that is left out ` + 'has 0.',
  })
}

type Numbers = readonly number[] | Readonly<Record<string, number>>

interface Written extends Omit<Params, 'values' | 'weights' | 'shares' | 'cases' | 'periods'> {
  readonly values?: readonly (string | number | boolean)[]
  readonly weights?: Numbers
  readonly shares?: Numbers
  readonly cases?: Readonly<Record<string, Numbers>>
  readonly periods?: readonly { readonly period: string; readonly shares: Numbers }[]
}

/** Numbers by value may be maps, which can replace the list of values; values may be numbers or booleans. */
export const categoryForms: WrittenForms<typeof categoryParams> = {
  properties: {
    values: Type.Optional(
      Type.Union([valuesOf(Type.String()), valuesOf(Type.Number()), valuesOf(Type.Boolean())], {
        description: 'The values. Default: the keys of the maps in `weights`, `shares` or `cases`, in the order of their first occurrence.',
      }),
    ),
    weights: Type.Optional(byValue(weights, ofWeights)),
    cases: Type.Optional(Type.Record(Type.String(), byValue(weights, ofWeights), { description: ofCases })),
    shares: Type.Optional(byValue(shares, ofShares)),
    periods: Type.Optional(periodsOf(byValue(shares, ofShares))),
  },
  examples: [{ weights: { card: 60, cash: 40 } }, { values: [1, 5, 10], shares: [0.7, 0.2, 0.1] }],
  read: (written) => paramsOf(written),
}

function paramsOf(written: Written): Params | string {
  const { values, as = typeOf(values), weights: own, shares: exact, cases, periods, ...others } = written
  const all = [own, exact, ...Object.values(cases ?? {}), ...(periods ?? []).map((each) => each.shares)]
  const maps = all.filter((numbers) => numbers !== undefined && !isList(numbers))
  if (maps.length === 0 && values !== undefined && typeOf(values) === undefined) return written as Params
  const keys = new Set(maps.flatMap((map) => Object.keys(map ?? {})))
  if (values === undefined && keys.size === 0)
    return 'it has no values: give `values`, or a map from values to numbers in `weights`, `shares` or `cases`'
  const words = values?.map(String) ?? [...keys]
  const known = new Set(words)
  const unknown = [...keys].find((key) => !known.has(key))
  if (unknown !== undefined) return `a map from values to numbers has "${unknown}", which is not one of the values`
  const listed = (numbers: Numbers): number[] =>
    isList(numbers) ? [...numbers] : words.map((word) => (Object.hasOwn(numbers, word) ? (numbers[word] ?? 0) : 0))
  return {
    ...others,
    values: words,
    ...(as === undefined ? {} : { as }),
    ...(own === undefined ? {} : { weights: listed(own) }),
    ...(exact === undefined ? {} : { shares: listed(exact) }),
    ...(cases === undefined ? {} : { cases: Object.fromEntries(Object.entries(cases).map(([value, of]) => [value, listed(of)])) }),
    ...(periods === undefined ? {} : { periods: periods.map((each) => ({ period: each.period, shares: listed(each.shares) })) }),
  }
}

/** What a list of numbers or booleans makes of a category. */
function typeOf(values: Written['values']): Params['as'] {
  const type = typeof values?.[0]
  return type === 'number' || type === 'boolean' ? type : undefined
}

function isList(numbers: Numbers): numbers is readonly number[] {
  return Array.isArray(numbers)
}
