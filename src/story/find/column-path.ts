/** Splits "table.column", the form in which a domain names its columns. */
export function columnPath(path: string): { readonly table: string; readonly column: string } {
  const [table = '', column = ''] = path.split('.')
  return { table, column }
}
