/** The number of rows of each table, as stated at the end of a response; `tail` contains the end. */
export function rowCountsIn(tail: string): Record<string, number> {
  const counts = /"row_counts":(\{[^}]*\})/.exec(tail)?.[1]
  if (counts === undefined) throw new Error('The response does not end with its row counts')
  return JSON.parse(counts) as Record<string, number>
}

export function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, rows) => sum + rows, 0)
}
