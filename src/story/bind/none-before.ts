import type { Schema } from '../../schema/schema.ts'
import { begunWithin } from './begun-within.ts'
import { arrivalDays } from './gates.ts'
import { withLeads } from './leads.ts'

/** Lets nothing of the data be before a day: tables that are ordered by time begin on it at the earliest, and what refers to them later. */
export function noneBefore(schema: Schema, first: number): Schema {
  const tables = schema.tables.map((table) => {
    const own = arrivalDays(table)
    if (own === null || own.first >= first) return table
    return begunWithin(table, { first, last: Math.max(own.last, first + 30) })
  })
  return withLeads({ ...schema, tables }, new Set(tables.map(({ name }) => name)))
}
