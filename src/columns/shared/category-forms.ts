import { type Static, type TSchema, Type } from 'typebox'
import { periodType } from '../../time/periods.ts'
import type { WrittenForms } from '../column-kind.ts'
import { evenInType, overallType } from './exact-strata.ts'

const ofWeights = 'Relative frequency of each value; default equal.'
const weights = Type.Array(Type.Number({ minimum: 0 }), { minItems: 1, description: ofWeights })

const ofShares =
  'Exact shares, one for each value, that add up to 1: the number of rows of each value is its share of the rows, rounded up or down so ' +
  'that all rows have a value; in place of `weights`.'
const shares = Type.Array(Type.Number({ minimum: 0, maximum: 1 }), { minItems: 1, description: ofShares })

const valuesOf = (item: TSchema): TSchema => Type.Array(item, { minItems: 1, uniqueItems: true })

function periodsOf<Shares extends TSchema>(own: Shares) {
  return Type.Array(
    Type.Object({ period: periodType(), shares: own }, { additionalProperties: false, description: 'A period and its exact shares.' }),
    {
      minItems: 1,
      description:
        'Other exact shares by period, in the order of time; rows in none of them have `shares`. The table must be ordered by time. Default none.',
    },
  )
}

/** The parameters of a category. */
export const categoryParams = Type.Object({
  values: Type.Array(Type.String(), { minItems: 1, uniqueItems: true, description: 'The words.' }),
  as: Type.Optional(
    Type.Union([Type.Literal('text'), Type.Literal('number'), Type.Literal('boolean')], {
      description: 'What the values are in the data; default what the list of `values` has, or "text".',
    }),
  ),
  weights: Type.Optional(weights),
  by: Type.Optional(Type.String({ description: 'A column of categories that chooses among `cases`.' })),
  cases: Type.Optional(Type.Record(Type.String(), weights, { description: 'The weights for each value of `by`.' })),
  shares: Type.Optional(shares),
  periods: Type.Optional(periodsOf(shares)),
  rounded_first: Type.Optional(
    Type.Array(Type.String(), {
      minItems: 1,
      uniqueItems: true,
      description:
        'Values whose number of rows is their share of the rows, rounded to the nearest whole number; the other values get the remaining rows. Default none.',
    }),
  ),
  overall: overallType,
  even_in: evenInType,
})

type Params = Static<typeof categoryParams>

/** A list of numbers in the order of the values, or a map from values to numbers. */
function byValue(list: typeof weights, description: string) {
  return Type.Union([list, Type.Record(Type.String(), list.items)], {
    description: `${description} A list in the order of \`values\`, or a map, in which a missing value has 0.`,
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
        description: 'The values; default the keys of the maps of `weights`, `shares` or `cases`, in the order of their first occurrence.',
      }),
    ),
    weights: Type.Optional(byValue(weights, ofWeights)),
    cases: Type.Optional(Type.Record(Type.String(), byValue(weights, ofWeights), { description: 'The weights for each value of `by`.' })),
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
