import type { Value } from './query.ts'

export type Row = readonly Value[]

/** The rows of a table or of a query. */
export interface Relation {
  /** The columns by the name of their table, '' for none, and their own. */
  readonly columns: readonly { readonly table: string; readonly name: string }[]
  readonly rows: readonly Row[]
}

/** The place of a column in the rows. @throws Error if there is none, or several */
export function placeOf({ columns }: Relation, table: string | null, name: string): number {
  const places = columns.flatMap((each, place) => (each.name === name && (table === null || each.table === table) ? [place] : []))
  if (places.length !== 1) throw new Error(`${places.length === 0 ? 'No' : 'More than one'} column "${name}"`)
  return places[0] as number
}
