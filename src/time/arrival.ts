import Type, { type Static } from 'typebox'
import { parseIsoDate } from '../calendar.ts'
import { limits } from '../schema/limits.ts'
import type { ColumnSchema } from '../schema/schema.ts'
import { createTimeline, hasEvents, type Intensity, type Timeline } from './timeline.ts'

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

/** The column that orders a table by time: the first of such a kind; null when there is none. */
export function arrivalColumn(columns: readonly ColumnSchema[]): ColumnSchema | null {
  return columns[arrivalPlace(columns)] ?? null
}

/** The index of that column; -1 when there is none. */
export function arrivalPlace(columns: readonly ColumnSchema[]): number {
  return columns.findIndex(({ kind }) => orderingKinds.has(kind))
}

/** The days of a table's rows by the column that orders it by time; null when there is none. */
export function arrivalOf(table: { readonly rows: number; readonly columns: readonly ColumnSchema[] }): Timeline | null {
  const column = arrivalColumn(table.columns)
  return column === null ? null : timelineFrom(column as ColumnSchema & Window, table.rows)
}

/** What is wrong with a window whose parameters each match their schema; null when nothing is. */
export function windowConflict(window: Window): string | null {
  const intensity = intensityOf(window)
  if (intensity === null) return `${window.from} or ${window.to} is no day of the calendar`
  if (intensity.lastDay < intensity.firstDay) return `\`to\` ${window.to} must not be before \`from\` ${window.from}`
  const days = intensity.lastDay - intensity.firstDay + 1
  if (days > limits.windowDays) return `${window.from} to ${window.to} are ${days} days, but at most ${limits.windowDays} are allowed`
  return hasEvents(intensity) ? null : '`months` and `weekdays` leave no day of the window on which anything happens'
}

/** The days of `rows` rows in a window without a conflict. */
export function timelineFrom(window: Window, rows: number): Timeline {
  const intensity = intensityOf(window)
  if (intensity === null) throw new Error(`${window.from} to ${window.to} is no window of days`)
  return createTimeline(rows, intensity)
}

function intensityOf({ from, to, growth, months, weekdays }: Window): Intensity | null {
  const [firstDay, lastDay] = [parseIsoDate(from), parseIsoDate(to)]
  return firstDay === null || lastDay === null ? null : { firstDay, lastDay, growth, months, weekdays }
}
