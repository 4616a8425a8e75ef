import type { ExactWords, TableRef } from '../../columns/column-kind.ts'
import { gapsBetween } from '../../columns/shared/exact-strata.ts'
import { nearestCounts } from '../../random/nearest-counts.ts'
import { shareStart } from '../../random/apportion.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import { rowsOfPeriods } from '../../time/periods.ts'
import { written } from './checks.ts'
import type { PartBounds } from './cut-total.ts'

export interface TotalParams {
  readonly total?: number | undefined
  readonly periods?: readonly { readonly period: string; readonly total: number }[] | undefined
}

/** Adjacent rows that add up to `total` units; NaN if the rows keep their own values. */
export interface TotalPart {
  readonly label: string
  readonly start: number
  readonly end: number
  readonly total: number
}

/** The totals of the rows of each word in each part. */
export interface WordTotals {
  /** By part, then by code. */
  readonly rows: readonly (readonly number[])[]
  readonly totals: readonly (readonly number[])[]
}

/** `total` in units of the last digit. @throws SchemaError if it has more digits than the column or exceeds 2^53 units */
function totalUnits(total: number, scale: number): number {
  const units = Math.round(total * 10 ** scale)
  if (Math.abs(units) > Number.MAX_SAFE_INTEGER)
    throw new SchemaError(`The total ${total} is beyond 2^53 units of the column's last digit: lower it, or the digits of the column`)
  if (units / 10 ** scale !== total)
    throw new SchemaError(`The total ${total} has more digits after the decimal point than the column, which has ${scale}: round it`)
  return units
}

/** The start of the part at `cumulative` of `whole` when `total`, which may be below 0, is apportioned. */
export function totalStart(total: number, cumulative: number, whole: number): number {
  return total < 0 ? -shareStart(-total, cumulative, whole) : shareStart(total, cumulative, whole)
}

/** The parts of a table, in order; they cover it. @throws SchemaError if the periods do not fit the table or `total` */
export function totalParts({ total, periods = [] }: TotalParams, scale: number, table: TableRef): readonly TotalPart[] {
  if (periods.length === 0) return [{ label: `table "${table.name}"`, start: 0, end: table.rows, total: totalUnits(total ?? 0, scale) }]
  const ranges = rowsOfPeriods(
    periods.map(({ period }) => period),
    table,
  )
  const parts = periods.map(({ period, total: own }, index): TotalPart => {
    const range = ranges[index] ?? { start: 0, end: 0 }
    return { label: `"${period}"`, ...range, total: totalUnits(own, scale) }
  })
  const gaps = gapsBetween(ranges, table.rows)
  return [...parts, ...restParts(gaps, total === undefined ? null : totalUnits(total, scale), parts, scale)].toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  )
}

/** The rows outside of all periods: they share the rest of `total`, or keep their own values. */
function restParts(
  gaps: readonly { readonly start: number; readonly end: number }[],
  total: number | null,
  parts: readonly TotalPart[],
  scale: number,
): readonly TotalPart[] {
  if (total === null) return gaps.map((gap) => ({ label: '', ...gap, total: NaN }))
  const rows = gaps.reduce((sum, { start, end }) => sum + end - start, 0)
  const sum = parts.reduce((all, part) => all + part.total, 0)
  const rest = total - sum
  if (rows === 0 && rest !== 0) {
    const sums = parts.map((part) => written(part.total, scale)).join(' + ')
    throw new SchemaError(
      `\`periods\` cover all rows and add up to ${sums} = ${written(sum, scale)}, but \`total\` is ${written(total, scale)}: make them agree`,
    )
  }
  let before = 0
  return gaps.map(({ start, end }) => {
    const from = before
    before += end - start
    return { label: 'outside of `periods`', start, end, total: totalStart(rest, before, rows) - totalStart(rest, from, rows) }
  })
}

/** @throws SchemaError if the rows cannot add up to the total within the bounds of each cell */
export function requireWithinBounds(label: string, rows: number, total: number, { min, max }: PartBounds, scale: number): void {
  if (Number.isNaN(total)) return
  if (rows === 0) {
    if (total === 0) return
    throw new SchemaError(
      `There are no rows in ${label}, so they cannot add up to ${written(total, scale)}: leave it out, or ask for more rows`,
    )
  }
  const [least, most] = [rows * min, rows * max]
  if (total >= least && total <= most) return
  const side = (bound: number, sum: number): string => `${rows} x ${written(bound, scale)} = ${written(sum, scale)}`
  const range = max === Infinity ? `at least ${side(min, least)}` : `${side(min, least)} to ${side(max, most)}`
  throw new SchemaError(
    `The ${rows} rows in ${label} add up to ${range}, but the total is ${written(total, scale)}: change it, the rows, or \`min\` and \`max\` of the column`,
  )
}

/** Shares the total of each part among words. @throws SchemaError if a word has no share, or a share has no word */
export function wordTotals(
  parts: readonly TotalPart[],
  { words, shares }: ExactWords,
  by: string,
  values: Readonly<Record<string, number>>,
): WordTotals {
  for (const word of Object.keys(values))
    if (!words.includes(word)) throw new SchemaError(`"${word}" is not a value of "${by}", which has ${words.join(', ')}`)
  const own = words.map((word) => {
    if (!Object.hasOwn(values, word)) throw new SchemaError(`"${word}" of "${by}" has no share: add it to \`values\`, with 0 for none`)
    return values[word] ?? 0
  })
  const rows = parts.map(() => words.map(() => 0))
  let part = 0
  for (const { start, counts } of shares.strata) {
    while (start >= (parts[part]?.end ?? Infinity)) part++
    counts.forEach((count, code) => ((rows[part] as number[])[code] = ((rows[part] as number[])[code] as number) + count))
  }
  const totals = parts.map(({ total }) => (Number.isNaN(total) ? own.map(() => NaN) : signedCounts(total, own)))
  return { rows, totals }
}

function signedCounts(total: number, shares: readonly number[]): readonly number[] {
  return total < 0 ? nearestCounts(-total, shares).map((count) => -count) : nearestCounts(total, shares)
}
