import type { ColumnBody, DistributionSchema } from '../schema/schema.ts'
import { type Cases, partCases } from './cases.ts'
import type { Options } from './options.ts'

/** Weights by value. JavaScript lists keys that look like whole numbers first, in ascending order. */
type Weights = Readonly<Record<string, number>>

type Choice = Options<'category', 'values' | 'weights' | 'by' | 'cases'>

type Listed = readonly [values: readonly string[], weights?: readonly number[], options?: Choice]

/**
 * One of several values. The weights are given with the values, in one or more maps that continue one another, or in a separate list.
 * Without weights all values are equally likely.
 */
export function oneOf(...weights: readonly Weights[]): ColumnBody<'category'>
export function oneOf(...given: Listed): ColumnBody<'category'>
export function oneOf(...given: readonly Weights[] | Listed): ColumnBody<'category'> {
  if (!isListed(given)) return { kind: 'category', values: given.flatMap(Object.keys), weights: given.flatMap(Object.values<number>) }
  const [values, weights, options] = given
  return { kind: 'category', values, ...(weights === undefined ? {} : { weights }), ...options }
}

/**
 * One of several values, with weights that depend on another column. A case is a list of weights, or a map from values to weights in which
 * missing values have the weight 0. If the values are not given, they are those of the cases in the order of their first occurrence, and a
 * case can also be a list of equally likely values.
 */
export function oneOfBy(by: string, weights: Cases<Weights | readonly string[]>): ColumnBody<'category'>
export function oneOfBy(by: string, values: readonly string[], weights: Cases<Weights | readonly number[]>): ColumnBody<'category'>
export function oneOfBy(
  by: string,
  ...given: readonly [Cases<Weights | readonly string[]>] | readonly [readonly string[], Cases<Weights | readonly number[]>]
): ColumnBody<'category'> {
  const [values, weights] = given.length === 2 ? given : namedIn(given[0])
  const rows = Object.entries(weights).map(([value, of]) => [value, isList(of) ? of : values.map((each) => of[each] ?? 0)] as const)
  return { kind: 'category', values, by, ...partCases<readonly number[], 'weights'>(Object.fromEntries(rows), 'weights') }
}

/** The values of all cases, and the cases as maps from values to weights. */
function namedIn(cases: Cases<Weights | readonly string[]>): readonly [readonly string[], Cases<Weights>] {
  const weights = Object.entries(cases).map(
    ([name, of]) => [name, isList(of) ? Object.fromEntries(of.map((value) => [value, 1])) : of] as const,
  )
  return [[...new Set(weights.flatMap(([, of]) => Object.keys(of)))], Object.fromEntries(weights)]
}

/** One of several values, each in exactly its share of the rows. */
export function shares(of: Weights, options: Choice = {}): ColumnBody<'category'> {
  return { kind: 'category', values: Object.keys(of), shares: Object.values(of), ...options }
}

/** True in exactly this share of the rows. */
export function yes(rate: number, options: Options<'boolean', 'rate'> = {}): ColumnBody<'boolean'> {
  return { kind: 'boolean', rate, ...options }
}

/** The same value in every row. */
export function constant(value: ColumnBody<'constant'>['value']): ColumnBody<'constant'> {
  return { kind: 'constant', value }
}

/** Whole numbers from `min` to `max`; without a distribution, all are equally likely. */
export function whole(min: number, max: number, distribution?: DistributionSchema): ColumnBody<'integer'> {
  return { kind: 'integer', min, max, ...(distribution === undefined ? {} : { distribution }) }
}

/** Whole numbers from `min` to `max` with a distribution that depends on another column. */
export function wholeBy(by: string, min: number, max: number, spread: Cases<DistributionSchema>): ColumnBody<'integer'> {
  return { kind: 'integer', min, max, by, ...partCases(spread, 'distribution') }
}

type Drawn = Options<'decimal', 'min' | 'max' | 'scale' | 'distribution' | 'by' | 'cases'>

/** Numbers from `min` to `max` with `scale` digits after the point; without a distribution, all are equally likely. */
export function decimal(
  min: number,
  max: number,
  scale: number,
  distribution?: DistributionSchema,
  options: Drawn = {},
): ColumnBody<'decimal'> {
  return { kind: 'decimal', scale, min, max, ...(distribution === undefined ? {} : { distribution }), ...options }
}

/** Numbers from `min` to `max` with `scale` digits after the point and a distribution that depends on another column. */
export function decimalBy(
  by: string,
  min: number,
  max: number,
  scale: number,
  spread: Cases<DistributionSchema>,
  options: Drawn = {},
): ColumnBody<'decimal'> {
  return { kind: 'decimal', scale, min, max, by, ...partCases(spread, 'distribution'), ...options }
}

type Pace<Hours extends string = never> = Options<'timestamp', 'from' | 'to' | Hours>

/** Timestamps from one day to another, with a relative rate for each hour from midnight. They order the rows of the table. */
export function timestamp(from: string, to: string, hours: readonly number[], pace?: Pace<'hours'>): ColumnBody<'timestamp'>
export function timestamp(from: string, to: string, pace?: Pace): ColumnBody<'timestamp'>
export function timestamp(from: string, to: string, of: readonly number[] | Pace = {}, pace: Pace<'hours'> = {}): ColumnBody<'timestamp'> {
  return { kind: 'timestamp', from, to, ...('length' in of ? { ...pace, hours: of } : of) }
}

/** Days from one day to another. They order the rows of the table. */
export function date(from: string, to: string, options: Options<'date', 'from' | 'to'> = {}): ColumnBody<'date'> {
  return { kind: 'date', from, to, ...options }
}

/** The birth date of a person who is from `minAge` to `maxAge` years old today. */
export function birthDate(minAge: number, maxAge: number, distribution?: DistributionSchema): ColumnBody<'birth_date'> {
  return { kind: 'birth_date', min_age: minAge, max_age: maxAge, ...(distribution === undefined ? {} : { distribution }) }
}

function isListed(given: readonly Weights[] | Listed): given is Listed {
  return Array.isArray(given[0])
}

function isList<Value>(value: Weights | readonly Value[]): value is readonly Value[] {
  return Array.isArray(value)
}
