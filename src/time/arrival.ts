import { type Static, Type } from 'typebox'
import { parseIsoDate } from '../calendar.ts'
import type { Immutable } from '../immutable.ts'
import { limits } from '../schema/limits.ts'
import type { AnyColumn } from '../schema/any-schema.ts'
import { type Days, outsideConflict, parsePeriod, periodsConflict, periodType } from './periods.ts'
import { createTimeline, type Intensity, lifelessPeriod, type Timeline } from './timeline.ts'

const weights = (length: number, description: string) =>
  Type.Optional(Type.Array(Type.Number({ minimum: 0 }), { minItems: length, maxItems: length, description }))

/** The window of a time-ordered column and how events spread over it. */
export const windowParams = {
  from: Type.String({ format: 'date', description: 'First day of the window, ISO 8601.' }),
  to: Type.String({ format: 'date', description: 'Last day of the window, included, ISO 8601.' }),
  growth: Type.Optional(
    Type.Number({
      exclusiveMinimum: 0,
      default: 1,
      description: 'Rate of rows at the end of the window, divided by the rate at its start; default 1.',
    }),
  ),
  months: weights(12, 'Relative rate of each month, January first. Default: the same rate in all months.'),
  weekdays: weights(7, 'Relative rate of each weekday, Monday first. Default: the same rate on all days.'),
  peaks: Type.Optional(
    Type.Array(
      Type.Object(
        {
          period: periodType('A year, quarter, month or day of the window: "2025", "2025-Q1", "2025-01" or "2025-01-15".'),
          rate: Type.Number({ minimum: 0, description: 'Factor for the rate on the days of the period; 1 has no effect.' }),
        },
        { additionalProperties: false, description: 'A period and its relative rate.' },
      ),
      {
        minItems: 1,
        description: 'Factors for the rates of some periods; the factors of overlapping periods are multiplied. Default none.',
      },
    ),
  ),
  periods: Type.Optional(
    Type.Array(
      Type.Object(
        {
          period: periodType('A year, quarter, month or day of the window: "2025", "2025-Q1", "2025-01" or "2025-01-15".'),
          share: Type.Number({ minimum: 0, maximum: 1, description: 'Share of all rows, 0 to 1.' }),
        },
        { additionalProperties: false, description: 'A period and its share of the rows.' },
      ),
      {
        minItems: 1,
        description:
          'Exact shares of all rows by period, in chronological order. They add up to 1, so no row is outside of the ' +
          'periods. The numbers of rows are rounded cumulatively. Within a period, the other parameters apply. Default none.',
      },
    ),
  ),
}

/** Largest difference from 1 that a sum of shares may have. */
const tolerance = 1e-9

const windowSchema = Type.Object(windowParams)

export type Window = Immutable<Static<typeof windowSchema>>

/** A column that orders its table by time. */
interface Ordering extends Window {
  readonly kind: 'date' | 'timestamp'
}

/** Whether a valid column orders its table by time. */
export function isOrdering<Column extends AnyColumn>(column: Column): column is Column & Ordering {
  return column.kind === 'date' || column.kind === 'timestamp'
}

/** The column that orders a table by time: the first of such a kind; null if there is none. */
export function arrivalColumn<Column extends AnyColumn>(columns: readonly Column[]): (Column & Ordering) | null {
  return columns.find(isOrdering) ?? null
}

/** The index of that column; -1 if there is none. */
export function arrivalPlace(columns: readonly AnyColumn[]): number {
  return columns.findIndex(isOrdering)
}

/** Whether a column orders the table by time; occurrence dates do so for recurring rows. */
export function isOrdered(columns: readonly AnyColumn[]): boolean {
  return arrivalPlace(columns) >= 0 || columns.some(({ kind }) => kind === 'occurrence_date')
}

/** The timeline of a table from the column that orders it by time; null if there is none. */
export function arrivalOf(table: { readonly rows: number; readonly columns: readonly AnyColumn[] }): Timeline | null {
  const column = arrivalColumn(table.columns)
  return column === null ? null : timelineFrom(column, table.rows)
}

/** Why window parameters that are valid one by one contradict each other; null if they do not. */
export function windowConflict(window: Window): string | null {
  const { from, to, periods, peaks = [] } = window
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)]
  if (first === null || last === null) return `${from} or ${to} is not a calendar day`
  if (last < first) return `\`to\` ${to} must not be before \`from\` ${from}`
  const days = last - first + 1
  if (days > limits.windowDays) return `${from} to ${to} are ${days} days, but at most ${limits.windowDays} are allowed`
  const within = { first, last }
  const wrong =
    peaks.map(({ period }) => outsideConflict(period, within, 'the window')).find((problem) => problem !== null) ??
    (periods === undefined ? null : sharesConflict(periods, within))
  return wrong ?? lifelessConflict(window)
}

function sharesConflict(periods: NonNullable<Window['periods']>, within: Days): string | null {
  const wrong = periodsConflict(
    periods.map(({ period }) => period),
    within,
    'the window',
  )
  if (wrong !== null) return wrong
  const sum = periods.reduce((total, { share }) => total + share, 0)
  return Math.abs(sum - 1) <= tolerance
    ? null
    : `the shares of \`periods\` must add up to 1, but ${periods.map(({ share }) => share).join(' + ')} = ${Number(sum.toPrecision(12))}`
}

function lifelessConflict(window: Window): string | null {
  const intensity = intensityOf(window)
  if (intensity === null) return null
  const place = lifelessPeriod(intensity)
  if (place < 0) return null
  const { period, share } = window.periods?.[place] ?? {}
  return period === undefined
    ? '`months`, `weekdays` and `peaks` leave no day of the window with a rate above 0'
    : `"${period}" has ${share} of the rows, but \`months\`, \`weekdays\` and \`peaks\` leave no day of it with a rate above 0`
}

/** The days of `rows` rows in a window without a conflict. */
export function timelineFrom(window: Window, rows: number): Timeline {
  const intensity = intensityOf(window)
  if (intensity === null) throw new Error(`${window.from} to ${window.to} is not a window of days`)
  return createTimeline(rows, intensity)
}

function intensityOf({ from, to, growth, months, weekdays, peaks, periods }: Window): Intensity | null {
  const [firstDay, lastDay] = [parseIsoDate(from), parseIsoDate(to)]
  if (firstDay === null || lastDay === null) return null
  return {
    firstDay,
    lastDay,
    growth,
    months,
    weekdays,
    peaks: peaks?.map(({ period, rate }) => ({ ...daysOf(period), rate })),
    periods: periods?.map(({ period, share }) => ({ ...daysOf(period), share })),
  }
}

function daysOf(period: string): Days {
  const days = parsePeriod(period)
  if (days === null) throw new Error(`${period} is not a period`)
  return days
}
