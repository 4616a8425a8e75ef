import type { ColumnSchema } from '../../schema/schema.ts'

/** The names of the columns that read one of the named columns, directly or through others: the breed depends on the species. */
export function followersOf(columns: readonly ColumnSchema[], names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names)
  const read = columns.map((column) => [column.name, wordsIn(column)] as const)
  for (const each of found) for (const [own, words] of read) if (words.has(each)) found.add(own)
  for (const name of names) found.delete(name)
  return found
}

/** The words in the parameters of a column, without the names of the parameters. */
function wordsIn(column: ColumnSchema): ReadonlySet<string> {
  const text = JSON.stringify({ ...column, name: '' }).replaceAll(/"kind":"\w+"|"\w+":/g, '')
  return new Set(text.split(/\W+/))
}
