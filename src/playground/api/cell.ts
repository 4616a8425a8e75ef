/** A JSON value of a cell. */
export type Cell = string | number | boolean | null
/** A row: cells by column name. */
export type Row = Readonly<Record<string, Cell>>
