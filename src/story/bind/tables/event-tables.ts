import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'

/** The tables of events that are ordered by time: those that the domain names, or, when none of them is there, all that are so ordered. */
export function eventTables({ tables }: Schema, { events }: Pick<Domain, 'events'>): ReadonlySet<string> {
  const ordered = tables.filter(({ columns }) => arrivalColumn(columns) !== null).map(({ name }) => name)
  const named = ordered.filter((name) => events.includes(name))
  return new Set(named.length > 0 ? named : ordered)
}
