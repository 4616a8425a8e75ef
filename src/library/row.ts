/** A value of a row. Dates are `2024-03-01`, timestamps `2024-03-01T14:05:00Z`; numbers are exact up to 2^53. */
export type Cell = string | number | boolean | null

/** A row: its cells by column name, in the order of the columns. */
export type Row = Record<string, Cell>
