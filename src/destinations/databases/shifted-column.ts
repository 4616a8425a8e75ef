/** The SQL expression of a column to whose values `shift` is added. */
export function shiftedColumn(column: string, shift: number | undefined): string {
  return shift === undefined ? column : `${column} + ${shift}`
}
