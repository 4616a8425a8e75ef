import { countedOn } from '../../../schema/counted-on.ts'
import { defaultRows, referenceDate } from '../../../plan/draft-plan.ts'
import { rowCounts } from '../../../plan/row-counts.ts'
import { Problems } from '../../../schema/problems.ts'
import type { Schema } from '../../../schema/schema.ts'
import { tableNamed } from './references.ts'
import { primaryTable } from './primary-table.ts'

/**
 * Number of rows of some tables and of the tables that their numbers follow from, with the primary count of the schema. A table that cannot
 * be counted has 0.
 */
export function countRows(schema: Schema, names: Iterable<string>): ReadonlyMap<string, number> {
  const needed = new Set(names)
  for (const name of needed) for (const other of countedOn(tableNamed(schema, name)?.rows ?? 0)) needed.add(other)
  const primaryRows = primaryTable(schema)?.rows.count ?? defaultRows
  const today = schema.reference_date ?? referenceDate
  const tables = schema.tables.filter(({ name }) => needed.has(name))
  return rowCounts({ schema: { ...schema, tables }, primaryRows, today, problems: new Problems(), failed: new Set() })
}

/** Number of rows of a table; 0 for a table that cannot be counted. */
export function rowsIn(schema: Schema, table: string): number {
  return countRows(schema, [table]).get(table) ?? 0
}
