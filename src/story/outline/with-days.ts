import { parseIsoDate } from '../../calendar.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { DetailContext } from './detail-context.ts'
import type { Detail } from './outline.ts'

/** Whether a column holds days or moments; null for neither. */
export function timeOf(body: ColumnBody): 'date' | 'timestamp' | null {
  switch (body.kind) {
    case 'date':
    case 'timestamp':
      return body.kind
    case 'birth_date':
      return 'date'
    case 'after':
    case 'shifted':
      return body.as ?? 'timestamp'
    default:
      return null
  }
}

/** A column of times within some days; null where it holds no times, or no such days are. */
export function withDays(
  body: ColumnBody,
  { from, to }: Extract<Detail, { readonly type: 'days' }>,
  { draft, name }: DetailContext,
): ColumnBody | null {
  const as = timeOf(body)
  if (as === null || !isDay(from) || !isDay(to)) return null
  return body.kind === 'date' || body.kind === 'timestamp' ? { ...body, from, to } : draft.within(name, as, from, to)
}

/** "(2020-2024)" of a date is from the first day of one year to the last of the other. */
export function withYears(
  body: ColumnBody,
  { min, max }: Extract<Detail, { readonly type: 'range' }>,
  context: DetailContext,
): ColumnBody | null {
  const isYear = (year: number): boolean => Number.isInteger(year) && year >= 1900 && year <= 2100
  if (!isYear(min) || !isYear(max)) return null
  return withDays(body, { type: 'days', from: `${min}-01-01`, to: `${max}-12-31` }, context)
}

function isDay(text: string): boolean {
  return parseIsoDate(text) !== null
}
