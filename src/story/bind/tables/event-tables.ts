import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'

/**
 * The tables of events that a column orders by time: those that the domain names, or, if it names none that exist, all tables in such an
 * order.
 */
export function eventTables({ tables }: Schema, { events }: Pick<Domain, 'events'>): ReadonlySet<string> {
  const ordered = tables.filter(({ columns }) => arrivalColumn(columns) !== null).map(({ name }) => name)
  const named = ordered.filter((name) => events.includes(name))
  return new Set(named.length > 0 ? named : ordered)
}
