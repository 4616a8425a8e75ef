/** A value as JSON holds it. */
export type Cell = string | number | boolean | null
/** A row by the names of its columns. */
export type Row = Readonly<Record<string, Cell>>
