import { parseIsoDate } from '../../calendar.ts'
import type { ImportedColumn } from '../../import/imported.ts'
import { isoDay } from '../../time/periods.ts'
import { lastToldDay } from '../times/story-today.ts'

/** Maximum days by which a date follows the beginning of its row: see the meanings that use `began_on`. */
const mostDelay = 3

/** Days since 1970-01-01. */
interface Days {
  readonly first: number
  readonly last: number
}

/** Dates outside of these years are placeholders, such as 0001-01-01 and 9999-12-31. */
const [firstYear, lastYear] = ['1900', '2200']

/** The first and the last day of a column in a sample; null without dates, and for placeholders. */
export function daysOf({ days }: Pick<ImportedColumn, 'days'>): Days | null {
  if (days === null || days[0] < firstYear || days[1] > lastYear) return null
  const [first, last] = [parseIsoDate(days[0]), parseIsoDate(days[1])]
  return first === null || last === null ? null : { first, last }
}

/**
 * The first and last day on which rows begin, chosen so that the later dates of a row stay within the dates of the sample. Null without
 * dates.
 */
export function beginningDays(columns: readonly ImportedColumn[]): { readonly from: string; readonly to: string } | null {
  const spans = columns.flatMap((column) => daysOf(column) ?? [])
  if (spans.length === 0) return null
  const first = spans.reduce((least, span) => Math.min(least, span.first), Infinity)
  const last = spans.reduce((least, span) => Math.min(least, span.last), Infinity)
  return { from: isoDay(first), to: isoDay(Math.max(first, last - mostDelay)) }
}

/** The day after the last one of a sample, which is its "today"; null without dates, and for dates after the usual "today". */
export function todayOfSample(columns: readonly ImportedColumn[]): string | null {
  const spans = columns.flatMap((column) => daysOf(column) ?? [])
  const last = spans.reduce((most, span) => Math.max(most, span.last), -Infinity)
  return spans.length === 0 || last >= lastToldDay ? null : isoDay(last + 1)
}
