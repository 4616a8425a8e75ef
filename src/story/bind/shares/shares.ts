import type { ColumnOf } from '../../../schema/schema.ts'
import { sumOf } from '../../../lists.ts'

/** Tolerance for sums of shares, because of rounding. */
const tolerance = 1e-9

/**
 * Sets exact shares of some values of a category. The other values share the rest in proportion to their former shares. The column no
 * longer depends on other columns. When shares are rounded to rows, the stated values come first. A value stays absent from periods that
 * had no rows with it. Null if the shares leave too much or too little.
 */
export function withShares(column: ColumnOf<'category'>, wanted: ReadonlyMap<string, number>): ColumnOf<'category'> | null {
  const { values, periods } = column
  const { weights: _, by: __, cases: ___, rounded_first: ____, ...others } = column
  const shares = sharedOut(values, marginal(column), wanted)
  if (shares === null) return null
  const rest = { ...others, ...roundedFirst(values, [...wanted.keys()]) }
  if (periods === undefined) return { ...rest, shares }
  return { ...rest, shares, periods: periods.map((each) => ({ ...each, shares: inPeriod(values, each.shares, wanted) })) }
}

/** The parameter that rounds the said values first, needed if several other values share the rest, or several values are said. */
export function roundedFirst(values: readonly string[], said: readonly string[]): { readonly rounded_first?: readonly string[] } {
  return values.length > 2 && said.length > 0 && said.length < values.length ? { rounded_first: said } : {}
}

/** Makes a boolean true in an exact share of the rows; also in its periods, unless it is never true there. */
export function withRate(column: ColumnOf<'boolean'>, rate: number): ColumnOf<'boolean'> {
  const { periods } = column
  if (periods === undefined) return { ...column, rate }
  return { ...column, rate, periods: periods.map((each) => (each.rate === 0 ? each : { ...each, rate })) }
}

/** The share or weight of each value. If it depends on another column, the mean over all cases. */
export function marginal({ values, shares, weights, cases }: ColumnOf<'category'>): readonly number[] {
  const each = Object.values(cases ?? {})
  if (each.length === 0) return shares ?? weights ?? values.map(() => 1)
  return values.map((_, place) => each.reduce((sum, own) => sum + (own[place] ?? 0) / sumOf(own), 0))
}

function sharedOut(values: readonly string[], weights: readonly number[], wanted: ReadonlyMap<string, number>): readonly number[] | null {
  const said = sumOf(wanted.values())
  const left = Math.max(0, 1 - said)
  const others = values.map((value, place) => (wanted.has(value) ? 0 : (weights[place] ?? 0)))
  const free = values.filter((value) => !wanted.has(value)).length
  if (said > 1 + tolerance || (free === 0 && left > tolerance)) return null
  const whole = sumOf(others)
  return values.map((value, place) => wanted.get(value) ?? (whole > 0 ? (left * (others[place] ?? 0)) / whole : left / free))
}

function inPeriod(values: readonly string[], shares: readonly number[], wanted: ReadonlyMap<string, number>): readonly number[] {
  const own = new Map([...wanted].filter(([value]) => (shares[values.indexOf(value)] ?? 0) > 0))
  const never = new Map(values.flatMap((value, place) => (shares[place] === 0 ? [[value, 0] as const] : [])))
  return sharedOut(values, shares, new Map([...never, ...own])) ?? shares
}
