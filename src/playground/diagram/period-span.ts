/** The start of a period and of the next one, in milliseconds since 1970. */
export interface PeriodSpan {
  readonly from: number
  readonly to: number
}

/** The span of "2025", "2025-Q1", "2025-01" or "2025-01-15", in UTC; null if the text is not a period. */
export function periodSpan(text: string): PeriodSpan | null {
  const match = /^(\d{4})(?:-Q([1-4])|-(\d{2})(?:-(\d{2}))?)?$/.exec(text)
  if (match === null) return null
  const [, year, quarter, month, day] = match
  const first = quarter === undefined ? Number(month ?? 1) - 1 : Number(quarter) * 3 - 3
  const months = quarter !== undefined ? 3 : month === undefined ? 12 : 1
  if (day !== undefined) return { from: utc(Number(year), first, Number(day)), to: utc(Number(year), first, Number(day) + 1) }
  return { from: utc(Number(year), first, 1), to: utc(Number(year), first + months, 1) }
}

/** `Date.UTC` interprets years below 100 as years of the twentieth century. */
function utc(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month, day)
}
