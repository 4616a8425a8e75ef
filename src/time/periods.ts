import { type TString, Type } from 'typebox'
import { civilFromDays, daysFromCivil, parseIsoDate } from '../calendar.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { rowsBefore, type Timeline } from './timeline.ts'

/** Days since 1970-01-01, both included. */
export interface Days {
  readonly first: number
  readonly last: number
}

/** Rows from `start` (included) to `end` (excluded). */
export interface RowRange {
  readonly start: number
  readonly end: number
}

/** A year, quarter, month or day. */
export function periodType(
  description = 'A year, quarter, month or day of the column that orders the table by time: "2025", "2025-Q1", "2025-01" or "2025-01-15".',
): TString {
  return Type.String({ pattern: '^[0-9]{4}(-Q[1-4]|-[0-9]{2}(-[0-9]{2})?)?$', description })
}

/** The days of "2025", "2025-Q1", "2025-01" or "2025-01-15"; null if it is not a period of the years 0001 to 9999. */
export function parsePeriod(text: string): Days | null {
  const match = /^(\d{4})(?:-Q([1-4])|-(\d{2})(-\d{2})?)?$/.exec(text)
  if (match === null || match[1] === '0000') return null
  const [, year, quarter, month, day] = match
  if (day !== undefined) {
    const only = parseIsoDate(text)
    return only === null ? null : { first: only, last: only }
  }
  const first = quarter === undefined ? Number(month ?? 1) : Number(quarter) * 3 - 2
  if (first < 1 || first > 12) return null
  return monthsFrom(Number(year), first, quarter === undefined ? (month === undefined ? 12 : 1) : 3)
}

function monthsFrom(year: number, month: number, count: number): Days {
  const next = year * 12 + month - 1 + count
  return { first: daysFromCivil(year, month, 1), last: daysFromCivil(Math.floor(next / 12), (next % 12) + 1, 1) - 1 }
}

/**
 * The rows of each period in a table that is ordered by time.
 * @throws SchemaError if the table is not ordered by time, or a period is invalid, out of order, overlapping, or outside the table's window
 */
export function rowsOfPeriods(
  periods: readonly string[],
  table: { readonly name: string; readonly timeline: Timeline | null },
): readonly RowRange[] {
  const timeline = requireTimeline(table)
  const { firstDay, starts } = timeline
  const wrong = periodsConflict(periods, { first: firstDay, last: firstDay + starts.length - 2 }, "the table's time")
  if (wrong !== null) throw new SchemaError(wrong)
  return periods.map((text) => rowsOfDays(requirePeriod(text), timeline))
}

/**
 * The error in periods that must follow one another within `within`, called `name` in the message: one is invalid, out of order,
 * overlapping, or outside; null if there is none.
 */
export function periodsConflict(periods: readonly string[], within: Days, name: string): string | null {
  let before: { readonly text: string; readonly days: Days } | null = null
  for (const text of periods) {
    const days = parsePeriod(text)
    if (days === null) return noPeriod(text)
    if (before !== null && days.last < before.days.first)
      return `"${text}" is earlier than "${before.text}" but is listed after it: list periods in chronological order`
    if (before !== null && days.first <= before.days.last)
      return `"${before.text}" and "${text}" overlap: a row can count in one period only`
    before = { text, days }
    const outside = outsideConflict(text, within, name)
    if (outside !== null) return outside
  }
  return null
}

/** The error in a period that must overlap `within`; null if there is none. */
export function outsideConflict(text: string, within: Days, name: string): string | null {
  const days = parsePeriod(text)
  if (days === null) return noPeriod(text)
  if (days.first <= within.last && days.last >= within.first) return null
  return `"${text}" is outside of ${name}, which is ${isoDay(within.first)} to ${isoDay(within.last)}: choose a period within it`
}

/**
 * Row numbers at which periods begin or end, in any order.
 * @throws SchemaError if the table is not ordered by time, or for an invalid period
 */
export function bordersOfPeriods(
  periods: readonly string[],
  table: { readonly name: string; readonly timeline: Timeline | null },
): readonly number[] {
  if (periods.length === 0) return []
  const timeline = requireTimeline(table)
  return periods.flatMap((text) => {
    const { start, end } = rowsOfDays(requirePeriod(text), timeline)
    return [start, end]
  })
}

function requireTimeline({ name, timeline }: { readonly name: string; readonly timeline: Timeline | null }): Timeline {
  if (timeline === null)
    throw new SchemaError(`Table "${name}" is not ordered by time: periods need a column of kind \`timestamp\` or \`date\` in it`)
  return timeline
}

function requirePeriod(text: string): Days {
  const days = parsePeriod(text)
  if (days === null) throw new SchemaError(noPeriod(text))
  return days
}

function noPeriod(text: string): string {
  return `"${text}" is not a period: write a year ("2025"), quarter ("2025-Q1"), month ("2025-01") or day ("2025-01-15")`
}

function rowsOfDays({ first, last }: Days, timeline: Timeline): RowRange {
  return { start: rowsBefore(timeline, first), end: rowsBefore(timeline, last + 1) }
}

/** A day, in days since 1970-01-01, as an ISO 8601 date. */
export function isoDay(days: number): string {
  const { year, month, day } = civilFromDays(days)
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}
