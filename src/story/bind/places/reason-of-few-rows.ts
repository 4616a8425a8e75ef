import type { Schema } from '../../../schema/schema.ts'
import type { PlaceFact } from '../../facts/fact.ts'
import { columnPath } from '../../find/column-path.ts'
import { countRows } from '../tables/row-counts.ts'

/**
 * Why the places of a table, which are those of the rows that its rows belong to, cannot have said shares: "10% of the members are German"
 * of a single gym. Null if they can.
 * @param table the table that the story means; null for none
 * @param paths the columns with countries
 */
export function reasonOfFewRows(
  schema: Schema,
  { countries, cities }: PlaceFact,
  table: string | null,
  paths: readonly string[],
): string | null {
  const shares = [...countries, ...cities].flatMap(({ share }) => share ?? [])
  const placed = [...new Set(paths.map((path) => columnPath(path).table))]
  if (table === null || placed.includes(table) || shares.length === 0) return null
  const counts = countRows(schema, placed)
  const isPossible = placed.some((name) => shares.every((share) => share === 0 || Math.round(share * (counts.get(name) ?? 0)) > 0))
  if (isPossible) return null
  return `${table} are in the places of ${placed.join(' and ')}, which have too few rows for this share: request more of them`
}
