/** A list is read by place, from 0. */
type Rows<Row> = Readonly<Record<string, Row>> | readonly Row[]
type Column<Cell> = Readonly<Record<string, Cell>>

/**
 * The columns of a small table of facts, each by the keys of the rows. Destructuring names them:
 * `const [prices, weights] = columnsOf({ valve: [34, 0.9], pump: [185, 4.6] })`.
 */
export function columnsOf<const Row extends readonly [unknown, ...unknown[]]>(
  rows: Rows<Row>,
): { readonly [Place in keyof Row]: Column<Row[Place]> }
export function columnsOf(rows: Rows<readonly unknown[]>): readonly Column<unknown>[] {
  const [first = []] = Object.values(rows)
  return first.map((_, place) => Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[place]])))
}
