import type { Static } from 'typebox'
import { type AliasTable, aliasTable, fillAlias, pickAlias } from '../random/alias.ts'
import { nearestCounts } from '../random/nearest-counts.ts'
import type { Vector } from '../vector.ts'
import { type CompileContext, type CompiledColumn, defineColumnKind, type Frame } from './column-kind.ts'
import { codesOf, compileCases } from './shared/codes.ts'
import { categoryForms, categoryParams } from './shared/category-forms.ts'
import { type CountsOf, exactShares, overallAlone } from './shared/exact-strata.ts'
import { wordLayout } from './shared/layouts.ts'
import { typeConflict, typedWords } from './shared/typed-words.ts'

/** Largest difference from 1 that a sum of shares may have. */
const tolerance = 1e-9

/** One of a few words, numbers or booleans, by weight, by weights that depend on another column, or in exact shares. */
export const category = defineColumnKind({
  name: 'category',
  description:
    'One of a few words, numbers or booleans, by weight. The weights can depend on another column, or be shares that are met exactly.',
  group: 'words',
  params: categoryParams,
  written: categoryForms,
  examples: [
    { values: ['free', 'pro', 'team'], weights: [70, 25, 5] },
    { values: ['a', 'b', 'c'], shares: [0.5, 0.3, 0.2] },
    { values: ['a', 'b', 'c'], shares: [0.81, 0.1, 0.09], rounded_first: ['a'] },
  ],
  conflict: ({ values, as = 'text', weights: given, by, cases, shares, periods, rounded_first: first = [], overall, even_in: evenIn }) => {
    const mistyped = as === 'text' ? null : typeConflict(values, as)
    if (mistyped !== null) return mistyped
    if ((by === undefined) !== (cases === undefined)) return '`by` and `cases` go together'
    if (shares === undefined) {
      if (periods !== undefined || evenIn !== undefined || overall !== undefined || first.length > 0)
        return '`periods`, `rounded_first`, `overall` and `even_in` need `shares`: exact ones for all other rows'
    } else {
      if (overall !== undefined && periods === undefined) return overallAlone
      const unknown = first.find((value) => !values.includes(value))
      if (unknown !== undefined) return `\`rounded_first\`: "${unknown}" is not one of the values`
      if (by !== undefined) return '`shares` are exact, which is not possible with `by`'
      if (given !== undefined) return '`weights` and `shares` exclude each other: leave one of them out'
      return (
        [shares, ...(periods ?? []).map((period) => period.shares)]
          .map((each) => sharesConflict(each, values))
          .find((problem) => problem !== null) ?? null
      )
    }
    const all = [given, ...Object.values(cases ?? {})].filter((each) => each !== undefined)
    const uneven = all.find((each) => each.length !== values.length)
    if (uneven !== undefined) return `each value needs a weight: ${values.length} values, but ${uneven.length} weights`
    return all.every((each) => each.some((weight) => weight > 0)) ? null : 'at least one weight must be above 0'
  },
  compile: (params, context) => {
    const { values, as = 'text' } = params
    const column = compileWords(params, context)
    return as === 'text' ? column : typedWords(column, values, as)
  },
})

function compileWords(
  {
    values,
    weights: given,
    by,
    cases,
    shares,
    periods,
    rounded_first: first = [],
    overall,
    even_in: evenIn,
  }: Static<typeof categoryParams>,
  context: CompileContext,
): CompiledColumn {
  if (shares !== undefined) {
    const places = first.map((value) => values.indexOf(value))
    const byPeriod = periods?.map((each) => ({ period: each.period, counts: countsOf(each.shares, places) }))
    const exact = { words: values, counts: countsOf(shares, places), periods: byPeriod, evenIn, overall }
    return exactCategory(values, exactShares(context.table, exact), context.site())
  }
  const fill =
    by !== undefined && cases !== undefined ? fillByCase(by, cases, given, context) : fillByWeight(given ?? values.map(() => 1), context)
  return {
    layout: wordLayout(values),
    choices: given === undefined && by === undefined ? { size: values.length, fill: wordsAt } : undefined,
    fill: (frame) => {
      const codes = frame.int32()
      fill(frame, codes)
      return { lanes: [codes], nulls: null }
    },
  }
}

function sharesConflict(shares: readonly number[], values: readonly string[]): string | null {
  if (shares.length !== values.length) return `each value needs a share: ${values.length} values, but ${shares.length} shares`
  const sum = shares.reduce((total, share) => total + share, 0)
  return Math.abs(sum - 1) <= tolerance ? null : `\`shares\` must add up to 1, but ${shares.join(' + ')} = ${Number(sum.toPrecision(12))}`
}

function countsOf(shares: readonly number[], first: readonly number[]): CountsOf {
  return (rows) => nearestCounts(rows, shares, first)
}

function exactCategory(values: readonly string[], shares: ReturnType<typeof exactShares>, site: number): CompiledColumn {
  return {
    layout: wordLayout(values),
    exact: { words: values, shares, site },
    fill: (frame) => {
      const codes = frame.int32()
      shares.fillCodes(frame.rowNumbers(), frame.count, frame.siteKey(site), codes)
      return { lanes: [codes], nulls: null }
    },
  }
}

function wordsAt(frame: Frame, places: Float64Array): Vector {
  const codes = frame.int32()
  codes.set(places.subarray(0, frame.count))
  return { lanes: [codes], nulls: null }
}

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
    const draws = frame.draw(site)
    const chosen = chooser.read(frame)
    for (let i = 0; i < frame.count; i++) codes[i] = pickAlias(tables[chosen[i] as number] as AliasTable, draws[i] as number)
  }
}
