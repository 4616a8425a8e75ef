import type { ColumnOf, Schema } from '../../../schema/schema.ts'
import { isOrdering, windowConflict } from '../../../time/arrival.ts'
import { hoursConflict } from '../../../time/day-profile.ts'
import type { Claim, ClaimOf } from '../../proofs/claim.ts'
import type { RowsAtTimes } from '../../proofs/rows-at-times.ts'
import { withTable, tableNamed } from '../tables/references.ts'
import { claimedRows } from './claimed-rows.ts'
import { sizeHolds } from './size-holds.ts'

type Sized = ClaimOf<'busier'>
type Time = ColumnOf<'date' | 'timestamp'>

/** Most rounds in which the rates of all statements are fitted to each other. */
const mostRounds = 16
/** The share of rows at times that have most of them. */
const shareOfMost = 0.6
/** Largest such share, where few rows leave much to chance. */
const largestShare = 0.95

/** Adjusts the rates of times until the stated ratios hold. The own rates of the table, growth and other statements change these ratios. */
export function withSaidSizes(schema: Schema, claims: readonly Claim[]): Schema {
  const sized = claims.filter((claim): claim is Sized => claim.type === 'busier' && (claim.factor !== undefined || claim.isMost === true))
  let result = schema
  for (let round = 0; round < mostRounds; round++) {
    const before = result
    for (const claim of sized) result = fitted(result, claim, round < mostRounds / 2 ? 1 : 1 / 2)
    if (result === before) break
  }
  return result
}

/** Changes the rates of the times of a claim, unless it holds. @param part of the way to the said ratio, as its exponent */
function fitted(schema: Schema, claim: Sized, part: number): Schema {
  const found = claimedRows(claim, schema)
  const table = tableNamed(schema, claim.table)
  if (found === null || table === null || isExact(found, claim)) return schema
  const by = (wantedRatio(found, claim) / (found.busy.rows / found.others.rows)) ** part
  if (!Number.isFinite(by) || by <= 0) return schema
  const columns = table.columns.map((column) => (isOrdering(column) ? scaled(column, claim, by) : column))
  return withTable(schema, { ...table, columns })
}

/** Whether rows are as near to the said ratio as whole rows can be. */
function isExact(found: RowsAtTimes, claim: Sized): boolean {
  if (!sizeHolds(found, claim.factor ?? null)) return false
  if (claim.part !== 'hour' || claim.factor === undefined) return true
  return Math.abs(found.busy.rows / found.others.rows / wantedRatio(found, claim) - 1) < nearly
}

const nearly = 1e-3

/** The rows at the times of a claim for each other row. */
function wantedRatio({ busy, others, off }: RowsAtTimes, { factor }: Sized): number {
  if (factor !== undefined) return (factor * busy.units) / others.units
  const share = Math.min(largestShare, Math.max(shareOfMost, 1 / 2 + (1.5 * off) / (busy.rows + others.rows)))
  return share / (1 - share)
}

/** A column with other rates at the times of a claim; the same column if that is impossible. */
function scaled(column: Time, { part, times, weekdays }: Sized, by: number): Time {
  const scale = (known: readonly number[] | undefined, count: number, named: readonly (number | string)[], first: number, factor: number) =>
    Array.from({ length: count }, (_, place) => (known?.[place] ?? 1) * (named.includes(place + first) ? factor : 1)).map(rounded)
  const each = weekdays === undefined ? by : Math.sqrt(by)
  const changed: Time = {
    ...column,
    ...(part === 'month' ? { months: scale(column.months, 12, times, 1, by) } : {}),
    ...(part === 'weekday' || weekdays !== undefined ? { weekdays: scale(column.weekdays, 7, weekdays ?? times, 1, each) } : {}),
    ...(part === 'hour' && column.kind === 'timestamp' ? { hours: scale(column.hours, 24, times, 0, each) } : {}),
    ...(part === 'day'
      ? { peaks: column.peaks?.map((peak) => (times.includes(peak.period) ? { ...peak, rate: rounded(peak.rate * by) } : peak)) ?? [] }
      : {}),
  }
  return (windowConflict(changed) ?? (changed.kind === 'timestamp' ? hoursConflict(changed.hours) : null)) === null ? changed : column
}

function rounded(weight: number): number {
  return Number(weight.toPrecision(6))
}
