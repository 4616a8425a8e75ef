import type { ColumnBody } from '../schema/schema.ts'
import type { Options } from './options.ts'

/** A number computed of other columns of the row, rounded to `scale` decimals where it is given. */
export function formula(expression: string, scale?: number): ColumnBody<'formula'> {
  return { kind: 'formula', expression, ...(scale === undefined ? {} : { scale }) }
}

/** Whether a formula holds. */
export function flag(expression: string): ColumnBody<'formula'> {
  return { kind: 'formula', expression, as: 'boolean' }
}

/** A column of the row that a key of this row refers to. */
export function lookup(through: string, column: string): ColumnBody<'lookup'> {
  return { kind: 'lookup', through, column }
}

type Filter = Pick<ColumnBody<'roll_up'>, 'where'>

/** How many rows of the child table belong to the row. */
export function countOf(table: string, filter: Filter = {}): ColumnBody<'roll_up'> {
  return { kind: 'roll_up', table, aggregate: 'count', ...filter }
}

/** The sum of a column of the rows of the child table that belong to the row. */
export function sumOf(table: string, column: string, filter: Filter = {}): ColumnBody<'roll_up'> {
  return { kind: 'roll_up', table, aggregate: 'sum', column, ...filter }
}

/** Any other aggregate of a column of the rows of the child table that belong to the row. */
export function rollUp(
  aggregate: ColumnBody<'roll_up'>['aggregate'],
  table: string,
  column: string,
  options: Options<'roll_up', 'aggregate' | 'table' | 'column'> = {},
): ColumnBody<'roll_up'> {
  return { kind: 'roll_up', table, aggregate, column, ...options }
}

/** The part of a column of the parent that falls to this row; the parts add up to it exactly. */
export function split(of: string, weightedBy?: string): ColumnBody<'split'> {
  return { kind: 'split', of, ...(weightedBy === undefined ? {} : { weighted_by: weightedBy }) }
}
