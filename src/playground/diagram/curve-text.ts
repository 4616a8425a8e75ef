import { periodSpan } from './period-span.ts'
import type { SaidCurve } from './said-curves.ts'

/** The stated and the actual values of a curve, in words. */
export interface CurveText {
  /** "amount by month". */
  readonly title: string
  /** The stated values of the first and the last period: "50,000 to 200,000". */
  readonly said: string
  /** The same for the data; null until it is known. */
  readonly data: string | null
  /** Periods in which the data differs from the statement; null while unknown. */
  readonly differing: number | null
}

/**
 * @param sums the sums of the data, by period
 * @param write formats an amount of the curve's column
 */
export function curveText(curve: SaidCurve, sums: readonly number[] | null, write: (amount: number) => string): CurveText {
  const said = curve.periods.map((period) => period.said)
  return {
    title: `${curve.column ?? 'rows'} by ${unitOf(curve)}`,
    said: fromTo(said, write),
    data: sums === null ? null : fromTo(sums, write),
    differing: sums === null ? null : sums.filter((sum, index) => sum !== said[index]).length,
  }
}

function fromTo(amounts: readonly number[], write: (amount: number) => string): string {
  const [first = 0, last = 0] = [amounts[0], amounts.at(-1)]
  return amounts.length === 1 ? write(first) : `${write(first)} to ${write(last)}`
}

const units: readonly (readonly [RegExp, string])[] = [
  [/^\d{4}$/, 'year'],
  [/^\d{4}-Q\d$/, 'quarter'],
  [/^\d{4}-\d{2}$/, 'month'],
  [/^\d{4}-\d{2}-\d{2}$/, 'day'],
]

/** The common unit of all periods: "month"; "period" if they differ. */
function unitOf({ periods }: SaidCurve): string {
  return units.find(([pattern]) => periods.every(({ period }) => pattern.test(period) && periodSpan(period) !== null))?.[1] ?? 'period'
}
