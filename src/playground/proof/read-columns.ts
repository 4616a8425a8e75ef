import { readRows } from '../diagram/read-rows.ts'
import type { Value } from './sql/query.ts'
import type { Relation } from './sql/relation.ts'

/** Reads columns of all rows of a table of a data set. @throws Error if the service does not answer with rows */
export async function readColumns(
  location: string,
  table: string,
  columns: readonly string[],
  init: { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal },
): Promise<Relation> {
  const query = new URLSearchParams({ columns: columns.join(',') })
  const response = await fetch(`${location}/${encodeURIComponent(table)}.ndjson?${query}`, init)
  if (!response.ok || response.body === null) throw new Error(`The service answered ${response.status}`)
  const rows: Value[][] = []
  const take = (some: readonly Readonly<Record<string, Value>>[]): void => {
    for (const row of some) rows.push(columns.map((column) => row[column] ?? null))
  }
  await readRows(response.body, take, () => Promise.resolve())
  return { columns: columns.map((name) => ({ table, name })), rows }
}
