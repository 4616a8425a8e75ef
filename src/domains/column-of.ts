/** One column of a small table of facts, by its keys: the cases of a mapping. */
export function columnOf<Row, Value>(
  rows: Readonly<Record<string, Row>>,
  pick: (row: Row, key: string) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, pick(row, key)]))
}
