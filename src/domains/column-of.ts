/** Rows of facts by key; the keys of a list are the places in it, from 0. */
type Rows<Row> = Readonly<Record<string, Row>> | readonly Row[]

/** One column of a small table of facts, by its keys: the cases of a mapping. The column is a cell of the rows or made from them. */
export function columnOf<Row, Cell extends keyof Row>(rows: Rows<Row>, cell: Cell): Readonly<Record<string, Row[Cell]>>
export function columnOf<Row, Value>(rows: Rows<Row>, pick: (row: Row, key: string) => Value): Readonly<Record<string, Value>>
export function columnOf<Row, Value>(
  rows: Rows<Row>,
  of: keyof Row | ((row: Row, key: string) => Value),
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, typeof of === 'function' ? of(row, key) : row[of]]))
}
