import type { ColumnBody, ColumnSchema, TableSchema } from '../schema/schema.ts'
import type { Options } from './options.ts'

/** Columns by name, in their order. */
export type Columns = Readonly<Record<string, ColumnBody>>

type Rows = TableSchema['rows']
type RowsOf<Type> = Extract<Rows, { readonly type: Type }>

/** A table: its name, how its rows are counted, and its columns. */
export function table(name: string, rows: Rows, body: Columns): TableSchema {
  return { name, rows, columns: columns(body) }
}

/** The columns as a schema has them: a list with the names inside. */
export function columns(body: Columns): readonly ColumnSchema[] {
  return Object.entries(body).map(([name, column]) => ({ name, ...column }))
}

/** A column or table that others read and that is not written. */
export function hidden<Part extends ColumnBody | TableSchema>(part: Part): Part & { readonly hidden: true } {
  return { ...part, hidden: true }
}

/** Columns all of which others read and none of which is written. */
export function allHidden(body: Columns): Columns {
  return Object.fromEntries(Object.entries(body).map(([name, column]) => [name, hidden(column)]))
}

/** As many rows as are asked for. */
export const primary: RowsOf<'primary'> = { type: 'primary' }

/** `ratio` rows for each row of the table `of`. */
export function per(of: string, ratio: number, options: Pick<RowsOf<'ratio'>, 'min'> = {}): Rows {
  return { type: 'ratio', of, ratio, ...options }
}

/** From `min` to `max` rows for each row of the table `parent`; without a mean the middle of the two on average. */
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

/** Columns of the row that the key `through` refers to, with their names there, or with new ones: `{ unit_price: 'price' }`. */
export function lookups(through: string, ...of: readonly (string | Readonly<Record<string, string>>)[]): Columns {
  const named = of.flatMap((each) => (typeof each === 'string' ? [[each, each] as const] : Object.entries(each)))
  return Object.fromEntries(named.map(([name, column]) => [name, lookup(through, column)]))
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
