import type { ColumnBody, ColumnSchema, TableSchema } from '../schema/schema.ts'

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
