/** The two names of "table.column", by which a domain names its columns. */
export function columnPath(path: string): { readonly table: string; readonly column: string } {
  const [table = '', column = ''] = path.split('.')
  return { table, column }
}
