/** Texts without a byte order mark at their beginning, which several readers leave out. */
export function withoutMark(columns: readonly (readonly unknown[])[]): unknown[][] {
  return columns.map((column) => column.map((cell) => (typeof cell === 'string' ? cell.replace(/^\ufeff/, '') : cell)))
}
