import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'

/**
 * The tables of events, whose rows a column orders by time. They are those that the domain names. If it names none of the existing tables,
 * they are all tables with such a column.
 */
export function eventTables({ tables }: Schema, { events }: Pick<Domain, 'events'>): ReadonlySet<string> {
  const ordered = tables.filter(({ columns }) => arrivalColumn(columns) !== null).map(({ name }) => name)
  const named = ordered.filter((name) => events.includes(name))
  return new Set(named.length > 0 ? named : ordered)
}
