import type { Schema } from '../../../schema/schema.ts'
import type { PlaceFact } from '../../facts/fact.ts'
import { columnPath } from '../../find/column-path.ts'
import { countRows } from '../tables/row-counts.ts'

/** The tables whose rows have places of their own. */
export interface PlacedTables {
  readonly names: ReadonlySet<string>
  /** Number of rows of the largest of them. */
  readonly most: number
}

/** @param paths the columns with countries */
export function placedTables(schema: Schema, paths: readonly string[]): PlacedTables {
  const names = new Set(paths.map((path) => columnPath(path).table))
  return { names, most: Math.max(0, ...countRows(schema, [...names]).values()) }
}

/**
 * Why the places of a table, which are those of the rows that its rows belong to, cannot have said shares: "10% of the members are German"
 * of a single gym. Null if they can.
 * @param table the table that the story means; null for none
 */
export function reasonOfFewRows({ countries, cities }: PlaceFact, table: string | null, { names, most }: PlacedTables): string | null {
  if (table === null || names.has(table)) return null
  const isNone = [...countries, ...cities].some(({ share }) => share !== null && share > 0 && Math.round(share * most) === 0)
  return isNone
    ? `${table} are in the places of ${[...names].join(' and ')}, which have too few rows for this share: request more of them`
    : null
}
