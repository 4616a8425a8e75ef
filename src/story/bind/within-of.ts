import { parseIsoDate } from '../../calendar.ts'
import { arrivalColumn } from '../../time/arrival.ts'
import type { Schema } from '../../schema/schema.ts'
import { begunWithin } from './begun-within.ts'
import { withLeads } from './leads.ts'
import { type Bound, unused } from './note.ts'
import { tableNamed, withTable } from './references.ts'
import type { ClosedWindow } from './window.ts'

/** Lets the rows of one table of events happen from the first to the last day of a window inside of that of all events. */
export function withinOf(schema: Schema, name: string, { from, to }: Pick<ClosedWindow, 'from' | 'to'>): Bound {
  const table = tableNamed(schema, name)
  const column = arrivalColumn(table?.columns ?? [])
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)]
  if (table === null || column === null || first === null || last === null) return unused(schema, `${name} are not ordered by time`)
  const changed = withLeads(withTable(schema, begunWithin(table, { first, last })), new Set([name]))
  const index = changed.tables.findIndex((each) => each.name === name)
  const place = changed.tables[index]?.columns.findIndex((each) => each.name === column.name) ?? -1
  const isHidden = column.hidden === true
  const text = `${name} ${isHidden ? 'happen' : `have ${column.name}`} from ${from} to ${to}`
  const claims = isHidden ? [] : [{ type: 'within', table: name, column: column.name, from, to } as const]
  return { schema: changed, notes: [{ pointer: `/tables/${index}/columns/${place}`, text, claims }], used: true }
}
