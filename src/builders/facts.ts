/** The columns of a table of constants, by name: each maps keys to cells. */
type Facts<Names extends readonly string[], Row> = {
  readonly [Place in Exclude<keyof Names, keyof (readonly unknown[])> as Names[Place] & string]: Readonly<
    Record<string, Place extends keyof Row ? Row[Place] : never>
  >
}

/**
 * A table of constants for the values of a column: one row for each value, or a list of rows for 0, 1, 2 and so on. The first argument
 * names the cells of a row. Each column of the result can be the cases of a mapping, weights or distributions: `.price` of
 * `facts(['price', 'seats'], { free: [0, 1], pro: [29, 5] })` is `{ free: 0, pro: 29 }`.
 */
export function facts<const Names extends readonly string[], Row extends readonly unknown[] | []>(
  names: Names,
  rows: Readonly<Record<string, Row>> | readonly Row[],
): Facts<Names, Row> {
  const column = (place: number) => Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[place]]))
  return Object.fromEntries(names.map((name, place) => [name, column(place)])) as Facts<Names, Row>
}

type Made<Result> = Readonly<Record<string, Result>>

/** Applies a function to the cells of each row: `each(normal, { twin: [20, 3], suite: [56, 10] })`. A row can be a single value. */
export function each<Row extends readonly unknown[], Result>(
  make: (...row: [...Row]) => Result,
  rows: Readonly<Record<string, Row>>,
): Made<Result>
export function each<Cell, Result>(make: (cell: Cell) => Result, cells: Readonly<Record<string, Cell>>): Made<Result>
export function each<Result>(make: (...row: readonly unknown[]) => Result, rows: Readonly<Record<string, unknown>>): Made<Result> {
  return Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, Array.isArray(row) ? make(...row) : make(row)]))
}
