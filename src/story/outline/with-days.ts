import { parseIsoDate } from '../../calendar.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { DetailContext } from './detail-context.ts'
import type { Detail } from './outline.ts'
import { isYear } from '../times/is-year.ts'

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

/** Limits a column of times to some days. Null if it holds no times, or if there are no such days. */
export function withDays(
  body: ColumnBody,
  { from, to }: Extract<Detail, { readonly type: 'days' }>,
  { draft, name }: DetailContext,
): ColumnBody | null {
  const as = timeOf(body)
  if (as === null || !isDay(from) || !isDay(to)) return null
  return body.kind === 'date' || body.kind === 'timestamp' ? { ...body, from, to } : draft.within(name, as, from, to)
}

/** Limits a date to years, "(2020-2024)": from the first day of the first to the last day of the last. */
export function withYears(
  body: ColumnBody,
  { min, max }: Extract<Detail, { readonly type: 'range' }>,
  context: DetailContext,
): ColumnBody | null {
  if (!isYear(min) || !isYear(max)) return null
  return withDays(body, { type: 'days', from: `${min}-01-01`, to: `${max}-12-31` }, context)
}

function isDay(text: string): boolean {
  return parseIsoDate(text) !== null
}
