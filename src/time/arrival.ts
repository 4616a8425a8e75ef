import Type, { type Static } from 'typebox'
import { parseIsoDate } from '../calendar.ts'
import type { ColumnSchema } from '../schema/schema.ts'
import { createTimeline, type Timeline } from './timeline.ts'

const weights = (length: number, description: string) =>
  Type.Optional(Type.Array(Type.Number({ minimum: 0 }), { minItems: length, maxItems: length, description }))

/** The window of a time-ordered column and how events spread over it. */
export const windowParams = {
  from: Type.String({ format: 'date', description: 'First day of the window, ISO 8601.' }),
  to: Type.String({ format: 'date', description: 'Last day of the window, included, ISO 8601.' }),
  growth: Type.Optional(
    Type.Number({ exclusiveMinimum: 0, description: 'Rate of events at the end of the window over the rate at its start; default 1.' }),
  ),
  months: weights(12, 'Relative rate of each month, January first; default flat.'),
  weekdays: weights(7, 'Relative rate of each weekday, Monday first; default flat.'),
}

const windowSchema = Type.Object(windowParams)

export type Window = Static<typeof windowSchema>

/** Kinds whose column orders its table by time. */
const orderingKinds: ReadonlySet<string> = new Set(['date', 'timestamp'])

/** The time-ordered column of a table and the days of its rows; null when it has none. */
export function arrivalOf(table: { readonly rows: number; readonly columns: readonly ColumnSchema[] }): Timeline | null {
  const column = table.columns.find(({ kind }) => orderingKinds.has(kind))
  return column === undefined ? null : timelineFrom(column as unknown as Window, table.rows)
}

/** The days of `rows` rows in a window. @throws RangeError when a date is none or the window is turned around. */
export function timelineFrom({ from, to, growth, months, weekdays }: Window, rows: number): Timeline {
  const [firstDay, lastDay] = [parseIsoDate(from), parseIsoDate(to)]
  if (firstDay === null || lastDay === null || lastDay < firstDay) throw new RangeError(`${from} to ${to} is no window of days`)
  return createTimeline(rows, { firstDay, lastDay, growth, months, weekdays })
}
