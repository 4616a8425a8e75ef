import type { ColumnBody, ColumnSchema, TableSchema } from '../schema/schema.ts'
import type { Options } from './options.ts'
import { type Renamed, renamed } from './renamed.ts'

/** Columns by name, in order. */
export type Columns = Readonly<Record<string, ColumnBody>>

type Rows = TableSchema['rows']
type RowsOf<Type> = Extract<Rows, { readonly type: Type }>

/** A table: its name, the rule for its number of rows, and its columns. */
export function table(name: string, rows: Rows, body: Columns): TableSchema {
  return { name, rows, columns: columns(body) }
}

/** Converts columns by name to the list of a schema. */
export function columns(body: Columns): readonly ColumnSchema[] {
  return Object.entries(body).map(([name, column]) => ({ name, ...column }))
}

/** A column or table that is not written and only read by others. */
export function hidden<Part extends ColumnBody | TableSchema>(part: Part): Part & { readonly hidden: true } {
  return { ...part, hidden: true }
}

/** Columns that are not written and only read by others. */
export function allHidden(body: Columns): Columns {
  return Object.fromEntries(Object.entries(body).map(([name, column]) => [name, hidden(column)]))
}

/** The number of rows that the request asks for. */
export const primary: RowsOf<'primary'> = { type: 'primary' }

/** `ratio` rows for each row of the table `of`. */
export function per(of: string, ratio: number, options: Pick<RowsOf<'ratio'>, 'min'> = {}): Rows {
  return { type: 'ratio', of, ratio, ...options }
}

/** From `min` to `max` rows for each row of the table `parent`; the default mean is the midpoint. */
export function ownedBy(parent: string, counts: Omit<RowsOf<'owned'>, 'type' | 'by'>): Rows {
  return { type: 'owned', by: parent, ...counts }
}

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
export function ordinal(): ColumnBody<'sibling_number'> {
  return { kind: 'sibling_number' }
}

/** A column of the row that the key `through` refers to. */
export function lookup(through: string, column: string): ColumnBody<'lookup'> {
  return { kind: 'lookup', through, column }
}

/** Columns of the row that the key `through` refers to, under their own names or under new ones: `{ unit_price: 'price' }`. */
export function lookups(through: string, ...names: readonly Renamed[]): Columns {
  return Object.fromEntries(renamed(names).map(([name, column]) => [name, lookup(through, column)]))
}

type Filter = Pick<ColumnBody<'roll_up'>, 'where'>

/** The number of rows of the child table that the row owns. */
export function countOf(table: string, filter: Filter = {}): ColumnBody<'roll_up'> {
  return { kind: 'roll_up', table, aggregate: 'count', ...filter }
}

/** The sum of a column over the rows of the child table that the row owns. */
export function sumOf(table: string, column: string, filter: Filter = {}): ColumnBody<'roll_up'> {
  return { kind: 'roll_up', table, aggregate: 'sum', column, ...filter }
}

/** Another aggregate of a column over the rows of the child table that the row owns. */
export function rollUp(
  aggregate: ColumnBody<'roll_up'>['aggregate'],
  table: string,
  column: string,
  options: Options<'roll_up', 'aggregate' | 'table' | 'column'> = {},
): ColumnBody<'roll_up'> {
  return { kind: 'roll_up', table, aggregate, column, ...options }
}

/** The row's share of a number of its owner; the shares of siblings add up to it exactly. */
export function split(of: string, weightedBy?: string): ColumnBody<'split'> {
  return { kind: 'split', of, ...(weightedBy === undefined ? {} : { weighted_by: weightedBy }) }
}
