import { defaultRows, referenceDate } from '../../plan/draft-plan.ts'
import { rowCounts } from '../../plan/row-counts.ts'
import { Problems } from '../../schema/problems.ts'
import type { Schema } from '../../schema/schema.ts'

/** Rows of each table that a schema comes to, its primary table counted as it says; a table that cannot be counted has 0. */
export function countRows(schema: Schema): ReadonlyMap<string, number> {
  const primary = schema.tables.find(({ rows }) => typeof rows === 'object' && rows.type === 'primary')?.rows
  const primaryRows = typeof primary === 'object' && primary.type === 'primary' ? (primary.count ?? defaultRows) : defaultRows
  const today = schema.reference_date ?? referenceDate
  return rowCounts({ schema, primaryRows, today, problems: new Problems(), failed: new Set() })
}
