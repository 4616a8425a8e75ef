import type { ColumnBody } from '../schema/schema.ts'
import type { Options } from './options.ts'
import { type Columns, hidden } from './table.ts'

/** The primary key: 1, 2, 3. */
export function id(): ColumnBody<'sequence'> {
  return { kind: 'sequence' }
}

/** A reference to a row of a table. */
export function ref(table: string, options: Options<'foreign_key', 'table'> = {}): ColumnBody<'foreign_key'> {
  return { kind: 'foreign_key', table, ...options }
}

/** The reference of an owned row to its parent. */
export function owner(table: string): ColumnBody<'owner_key'> {
  return { kind: 'owner_key', table }
}

/** The number of an owned row among those of its parent, from 1. */
export function siblingNumber(): ColumnBody<'sibling_number'> {
  return { kind: 'sibling_number' }
}

/** A column of the row that the key `through` refers to. */
export function lookup(through: string, column: string): ColumnBody<'lookup'> {
  return { kind: 'lookup', through, column }
}

/** Hidden columns of the row that the key `through` refers to, with their names there, or with new ones: `{ price: 'unit_price' }`. */
export function lookups(through: string, ...of: readonly (string | Readonly<Record<string, string>>)[]): Columns {
  const named = of.flatMap((each) => (typeof each === 'string' ? [[each, each] as const] : Object.entries(each)))
  return Object.fromEntries(named.map(([name, column]) => [name, hidden(lookup(through, column))]))
}

/** Columns of the row that the key `through` refers to, written under the names that they have there. */
export function shownLookups(through: string, ...names: readonly string[]): Columns {
  return Object.fromEntries(names.map((name) => [name, lookup(through, name)]))
}

type Filter = Pick<ColumnBody<'roll_up'>, 'where'>

/** How many rows of the child table belong to the row. */
export function countOf(table: string, filter: Filter = {}): ColumnBody<'roll_up'> {
  return { kind: 'roll_up', table, aggregate: 'count', ...filter }
}

/** The sum of a column over the rows of the child table that belong to the row. */
export function sumOf(table: string, column: string, filter: Filter = {}): ColumnBody<'roll_up'> {
  return { kind: 'roll_up', table, aggregate: 'sum', column, ...filter }
}

/** Another aggregate of a column over the rows of the child table that belong to the row. */
export function rollUp(
  aggregate: ColumnBody<'roll_up'>['aggregate'],
  table: string,
  column: string,
  options: Options<'roll_up', 'aggregate' | 'table' | 'column'> = {},
): ColumnBody<'roll_up'> {
  return { kind: 'roll_up', table, aggregate, column, ...options }
}

/** This row's part of a column of its parent; the parts add up to it exactly. */
export function split(of: string, weightedBy?: string): ColumnBody<'split'> {
  return { kind: 'split', of, ...(weightedBy === undefined ? {} : { weighted_by: weightedBy }) }
}
