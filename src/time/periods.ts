import Type, { type TString } from 'typebox'
import { civilFromDays, daysFromCivil, parseIsoDate } from '../calendar.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { rowsBefore, type Timeline } from './timeline.ts'

/** Days since 1970-01-01, both included. */
export interface Days {
  readonly first: number
  readonly last: number
}

/** Rows from `start` up to, but without, `end`. */
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

/** The days of "2025", "2025-Q1", "2025-01" or "2025-01-15"; null when it is no period of years 0001 to 9999. */
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
 * @throws SchemaError when the table is not, and for what is no period, stands out of order, overlaps the one before it, or lies outside of the table's time
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
 * What is wrong with periods that are to follow one another within the days of `within`, which the reader knows as `name`: what is no period, stands out
 * of order, overlaps the one before it, or lies outside; null when nothing is.
 */
export function periodsConflict(periods: readonly string[], within: Days, name: string): string | null {
  let before: { readonly text: string; readonly days: Days } | null = null
  for (const text of periods) {
    const days = parsePeriod(text)
    if (days === null) return noPeriod(text)
    if (before !== null && days.last < before.days.first)
      return `"${text}" is earlier than "${before.text}" and stands behind it: write periods in the order of time`
    if (before !== null && days.first <= before.days.last)
      return `"${before.text}" and "${text}" overlap: a row can count in one period only`
    before = { text, days }
    const outside = outsideConflict(text, within, name)
    if (outside !== null) return outside
  }
  return null
}

/** What is wrong with a period that is to have days in common with `within`; null when nothing is. */
export function outsideConflict(text: string, within: Days, name: string): string | null {
  const days = parsePeriod(text)
  if (days === null) return noPeriod(text)
  if (days.first <= within.last && days.last >= within.first) return null
  return `"${text}" lies outside of ${name}, which is ${isoDay(within.first)} to ${isoDay(within.last)}: choose a period within it`
}

/** Row numbers at which one of the periods begins or ends, in any order. @throws SchemaError when the table is not ordered by time, or for what is no period */
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
  return `"${text}" is no period: write a year ("2025"), quarter ("2025-Q1"), month ("2025-01") or day ("2025-01-15")`
}

function rowsOfDays({ first, last }: Days, timeline: Timeline): RowRange {
  return { start: rowsBefore(timeline, first), end: rowsBefore(timeline, last + 1) }
}

/** A day, counted from 1970-01-01, as ISO 8601 writes it. */
export function isoDay(days: number): string {
  const { year, month, day } = civilFromDays(days)
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}
