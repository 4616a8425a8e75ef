import type { TableSchema } from '../../../schema/schema.ts'
import { isoDay, type Days } from '../../../time/periods.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'
import type { TimedRateFact } from '../../facts/timed-rate-fact.ts'
import type { Outcome } from '../segments/outcome-of.ts'
import { withShares } from './shares.ts'
import { integersFrom } from '../../../lists.ts'

/**
 * Gives a value exact shares in some months, and in all others together. Null if it cannot have them.
 * @param days the first and last day of the table
 * @param isOverall whether the share that the value has already is one of all rows
 */
export function withSharesByMonth(
  { table, column, value }: Outcome,
  { entries, otherwise }: Pick<TimedRateFact, 'entries' | 'otherwise'>,
  days: Days,
  isOverall: boolean,
): TableSchema | null {
  const all = entries
    .flatMap(({ months, share }) => monthsIn(days, months).map((period) => ({ period, share })))
    .toSorted((one, other) => (one.period < other.period ? -1 : 1))
  if (all.length === 0 || new Set(all.map(({ period }) => period)).size < all.length) return null
  const overall = isOverall ? { overall: true } : {}
  if (column.kind === 'boolean') {
    const rateOf = (share: number): number => (value === 'true' ? share : 1 - share)
    const periods = all.map(({ period, share }) => ({ period, rate: rateOf(share) }))
    return withColumn(table, { ...column, rate: otherwise === null ? column.rate : rateOf(otherwise), periods, ...overall })
  }
  const withOwn = (share: number | null): ReturnType<typeof withShares> =>
    withShares(column, share === null ? new Map() : new Map([[value, share]]))
  const set = withOwn(otherwise)
  const periods = all.flatMap(({ period, share }) => {
    const shares = withOwn(share)?.shares
    return shares === undefined ? [] : [{ period, shares }]
  })
  return set === null || periods.length < all.length ? null : withColumn(table, { ...set, rounded_first: [value], periods, ...overall })
}

/** The months of the days with some numbers, as "2025-03", in order. */
export function monthsIn({ first, last }: Days, numbers: readonly number[]): readonly string[] {
  const [from, to] = [isoDay(first).slice(0, 7), isoDay(last).slice(0, 7)]
  const years = integersFrom(Number(from.slice(0, 4)), Number(to.slice(0, 4)))
  return years
    .flatMap((year) => numbers.map((month) => `${year}-${String(month).padStart(2, '0')}`))
    .filter((month) => month >= from && month <= to)
    .toSorted()
}
