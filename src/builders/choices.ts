import type { ColumnBody, InnerColumn } from '../schema/schema.ts'
import type { By } from './by.ts'
import type { Options } from './options.ts'

/** Weights by value. Keys that look like whole numbers come in ascending order. */
type Weights = Readonly<Record<string, number>>

type Choice = Options<'category', 'values' | 'weights' | 'by' | 'cases'>

/**
 * One of some values. The weights stand beside the values or in a list of their own; without them each value is as likely. They can depend on another
 * column: each case of `by` has weights, in a list or by value; a value that a case leaves out has weight 0.
 */
export function oneOf(weights: Weights): ColumnBody<'category'>
export function oneOf(
  values: readonly string[],
  weights?: readonly number[] | By<readonly number[] | Weights>,
  options?: Choice,
): ColumnBody<'category'>
export function oneOf(
  given: Weights | readonly string[],
  weights?: readonly number[] | By<readonly number[] | Weights>,
  options: Choice = {},
): ColumnBody<'category'> {
  const kind = 'category'
  if (!isList(given)) return { kind, values: Object.keys(given), weights: Object.values(given) }
  if (weights === undefined) return { kind, values: given, ...options }
  if (isList(weights)) return { kind, values: given, weights, ...options }
  const row = (of: readonly number[] | Weights): readonly number[] => (isList(of) ? of : given.map((value) => of[value] ?? 0))
  const cases = Object.fromEntries(Object.entries(weights.cases).map(([value, of]) => [value, row(of)]))
  const otherwise = weights.otherwise === undefined ? {} : { weights: row(weights.otherwise) }
  return { kind, values: given, by: weights.by, cases, ...otherwise, ...options }
}

/** One of some values, each in exactly its share of the rows. */
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

type Mapped = Options<'mapping', 'by' | 'cases'>

/** The value that stands beside the value of another column; a number as options is the scale. */
export function mapped(by: string, cases: ColumnBody<'mapping'>['cases'], options: number | Mapped = {}): ColumnBody<'mapping'> {
  return { kind: 'mapping', by, cases, ...(typeof options === 'number' ? { scale: options } : options) }
}

/** A column of its own for each value of another one. */
export function switchBy(by: string, cases: ColumnBody<'switch'>['cases'], otherwise?: InnerColumn): ColumnBody<'switch'> {
  return { kind: 'switch', by, cases, ...(otherwise === undefined ? {} : { otherwise }) }
}

/** The column where the condition, a formula, holds; null elsewhere. */
export function when(condition: string, value: InnerColumn): ColumnBody<'conditional'> {
  return { kind: 'conditional', when: condition, value }
}

/** The label of the range that a number is in: there is one label more than there are edges. */
export function bucket(column: string, edges: readonly number[], labels: readonly string[]): ColumnBody<'bucket'> {
  return { kind: 'bucket', column, edges, labels }
}

function isList<Value>(value: Weights | readonly Value[] | By<unknown>): value is readonly Value[] {
  return Array.isArray(value)
}
