import { defaultRows } from '../../../plan/draft-plan.ts'
import type { Schema } from '../../../schema/schema.ts'
import { referredBy, refersTo, tableNamed } from '../tables/references.ts'
import { primaryTable } from '../tables/primary-table.ts'

/**
 * Rows of the primary table if the story says none: the default, or fewer if only smaller numbers of rows that refer to it are said. A shop
 * with 10 orders has no 1000 customers.
 * @param said number of rows said for each table
 */
export function usualPrimary(schema: Schema, said: ReadonlyMap<string, number>): number {
  const primary = primaryTable(schema)
  if (primary === undefined) return defaultRows
  const usual = primary.rows.count ?? defaultRows
  const below = [...said].filter(([name, count]) => count > 0 && name !== primary.name && isBelow(schema, name, primary.name))
  const direct = below.filter(([name]) => refersTo(tableNamed(schema, name) ?? primary, primary.name))
  const counts = (direct.length > 0 ? direct : below).map(([, count]) => count)
  return counts.length === 0 ? usual : Math.min(usual, Math.max(...counts))
}

/** Whether rows of a table belong to those of another, directly or indirectly. */
function isBelow(schema: Schema, name: string, other: string): boolean {
  const reached = new Set([name])
  for (const each of reached) for (const column of tableNamed(schema, each)?.columns ?? []) reached.add(referredBy(column) ?? each)
  return reached.has(other)
}
