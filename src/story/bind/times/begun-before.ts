import type { Schema, TableSchema } from '../../../schema/schema.ts'
import { begunWithin } from './begun-within.ts'
import { arrivalDays } from '../counts/gates.ts'
import { withLeads } from './leads.ts'
import { withTable } from '../tables/references.ts'

/** Moves all rows of a table before a day (days since 1970-01-01). The length of its period stays. */
export function begunBefore(schema: Schema, table: TableSchema, day: number): Schema {
  const old = arrivalDays(table)
  if (old === null || old.last < day) return schema
  const within = { first: day - 1 - (old.last - old.first), last: day - 1 }
  return withLeads(withTable(schema, begunWithin(table, within)), new Set([table.name]))
}
