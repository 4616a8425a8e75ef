/** A value of a row. Dates are `2024-03-01`, timestamps `2024-03-01T14:05:00Z`; numbers are exact up to 2^53. */
export type Cell = string | number | boolean | null

/** A row by the names of its columns, in their order. */
export type Row = Record<string, Cell>
