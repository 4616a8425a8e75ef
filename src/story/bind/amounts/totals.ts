import type { Measure } from '../../../domains/domain.ts'
import { nearestCounts } from '../../../random/nearest-counts.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { isoDay, parsePeriod } from '../../../time/periods.ts'
import { columnPath } from '../../find/column-path.ts'
import type { Claim } from '../../proofs/claim.ts'
import { areGatesWide, arrivalDays, daysOfGates, gatesOf, withoutGates, withoutGatesOutside } from '../counts/gates.ts'
import { shownTime } from '../times/shown-time.ts'
import { withLeads } from '../times/leads.ts'
import { type Bound, unused, used } from '../note.ts'
import { occurrencesBy, recurringRowsOf, spreadOccurrences } from '../counts/recurring-spread.ts'
import { pricedFor } from './priced-for.ts'
import { changeColumns } from '../columns/change-columns.ts'
import { uncapped } from './uncapped.ts'
import { sumOf } from '../../../lists.ts'

/** A month ("2025-03") and the sum of its rows, with at most the decimals of the measure's column. */
export interface PeriodTotal {
  readonly period: string
  readonly total: number
}

/**
 * Makes the rows of a measure sum up exactly to a total in each of some consecutive months. The rows are spread over the months in
 * proportion to the totals, with at least one row in each month with a total above 0, unless they already have exact shares of the same
 * months. The prices that the measure follows from are scaled, so that the rows nearly have these totals anyway.
 * @param rows of the measure's table
 */
export function setTotals(before: Schema, measure: Measure, periods: readonly PeriodTotal[], rows: number): Bound {
  const schema = uncapped(before, measure)
  const { table: tableName, column: columnName } = columnPath(measure.column)
  const place = schema.tables.findIndex(({ name }) => name === tableName)
  const table = schema.tables[place]
  const column = table?.columns.find(({ name }) => name === columnName)
  if (table === undefined || column === undefined) return unused(before, `${measure.column} is left out`)
  const needed = periods.filter(({ total }) => total > 0).length
  if (rows < needed) {
    const reason = `${rows} rows of ${tableName} are too few for totals of ${needed} months: request at least ${needed}`
    return unused(before, reason)
  }
  const counts = spreadAlready(table, periods, rows) ?? rowsByTotal(periods, rows)
  const months = periods.map(({ period }) => period)
  const spread = setSpread(schema, tableName, months, counts)
  const recurring = recurringRowsOf(spread, tableName)
  const own = recurring === null ? counts : occurrencesBy(spread, recurring, months)
  const empty = periods.find(({ total }, index) => total > 0 && own[index] === 0)
  if (empty !== undefined) {
    const reason = `${tableName} have no rows in ${empty.period}: request more ${recurring?.by ?? tableName}`
    return unused(before, reason)
  }
  const means = periods.flatMap(({ total }, index) => ((own[index] as number) > 0 ? [total / (own[index] as number)] : []))
  const sum = periods.reduce((all, { total }) => all + total, 0)
  const fitted = pricedFor(spread, measure, sum / sumOf(own), means)
  const result = withOutcome(fitted, tableName, columnName, periods)
  const text = `${columnName} of ${tableName} adds up to exactly ${said(periods)}`
  const occurrence = table.columns.find(({ kind, hidden }) => kind === 'occurrence_date' && hidden !== true)?.name ?? null
  const time = arrivalColumn(table.columns) === null ? occurrence : shownTime(table)
  const claims: readonly Claim[] = time === null ? [] : [{ type: 'months', table: tableName, time, column: columnName, months: periods }]
  const outcome = (result.tables[place]?.outcomes?.length ?? 1) - 1
  return used(result, `/tables/${place}/outcomes/${outcome}`, text, claims)
}

/** Puts exact numbers of a table's rows into consecutive months. */
export function setSpread(schema: Schema, name: string, months: readonly string[], counts: readonly number[]): Schema {
  const rows = sumOf(counts)
  const recurring = recurringRowsOf(schema, name)
  if (recurring !== null) return spreadOccurrences(schema, recurring, months, counts)
  const table = schema.tables.find((each) => each.name === name)
  const arrival = arrivalColumn(table?.columns ?? [])
  const [first, last] = [parsePeriod(months[0] ?? '')?.first, parsePeriod(months.at(-1) ?? '')?.last]
  if (table === undefined || arrival === null || first === undefined || last === undefined || rows === 0) return schema
  const { growth: _, months: __, ...rest } = arrival
  const own = arrivalDays(table) ?? { first, last }
  // A window that starts or ends within the first or last month stays.
  const from = own.first > first && own.first <= (parsePeriod(months[0] ?? '')?.last ?? 0) ? own.first : first
  const to = own.last < last && own.last >= (parsePeriod(months.at(-1) ?? '')?.first ?? 0) ? own.last : last
  const periods = months.map((period, index) => ({ period, share: (counts[index] as number) / rows }))
  const column = { ...rest, from: isoDay(from), to: isoDay(to), periods }
  const changed = changeColumns(schema, [`${name}.${arrival.name}`], () => column)
  return withLeads(withRoomForGates(withoutGatesOutside(changed, name), name, months, counts), new Set([name, ...spreadTables(schema)]))
}

/** Tables with exact shares of periods: their days stay. */
function spreadTables({ tables }: Schema): readonly string[] {
  return tables.filter(({ columns }) => arrivalColumn(columns)?.periods !== undefined).map(({ name }) => name)
}

/** Moves today to a later day if most rows fall into the last months, so that everything that takes time has happened. */
function withRoomForGates(schema: Schema, name: string, months: readonly string[], counts: readonly number[]): Schema {
  const table = schema.tables.find((each) => each.name === name)
  const gates = table === undefined ? [] : gatesOf(table)
  const rows = sumOf(counts)
  const share = ({ first, last }: { readonly first: number; readonly last: number }): number =>
    months.reduce((sum, month, index) => {
      const days = parsePeriod(month)
      return days !== null && days.last >= first && days.first <= last ? sum + (counts[index] as number) / rows : sum
    }, 0)
  if (table === undefined || !areGatesWide(table, share)) return schema
  return withoutGates(schema, name, daysOfGates(gates, arrivalDays(table)?.last ?? 0))
}

/** The rows by month of a table that has exact shares of the same months already; null otherwise. */
function spreadAlready({ columns }: TableSchema, periods: readonly PeriodTotal[], rows: number): readonly number[] | null {
  const known = arrivalColumn(columns)?.periods
  if (known === undefined || known.length !== periods.length) return null
  const isSame = known.every(({ period, share }, index) => period === periods[index]?.period && (share > 0 || periods[index]?.total === 0))
  const counts = nearestCounts(
    rows,
    known.map(({ share }) => share),
  )
  return isSame && counts.every((count, index) => count > 0 || periods[index]?.total === 0) ? counts : null
}

/** Spreads rows in proportion to the totals: at least one in each month with a total above 0. */
function rowsByTotal(periods: readonly PeriodTotal[], rows: number): readonly number[] {
  const sum = periods.reduce((all, { total }) => all + total, 0)
  const shares = periods.map(({ total }) => (sum > 0 ? total / sum : 1 / periods.length))
  const exact = nearestCounts(rows, shares)
  const missing = exact.filter((count, index) => count === 0 && (periods[index]?.total ?? 0) > 0).length
  if (missing === 0) return exact
  const single = periods.map(({ total }) => Number(total > 0))
  const left = rows - sumOf(single)
  return nearestCounts(left, shares).map((count, index) => count + (single[index] as number))
}

function withOutcome(schema: Schema, tableName: string, column: string, periods: readonly PeriodTotal[]): Schema {
  return {
    ...schema,
    tables: schema.tables.map((table) => {
      if (table.name !== tableName) return table
      const others = (table.outcomes ?? []).filter((outcome) => outcome.type !== 'totals' || outcome.column !== column)
      return { ...table, outcomes: [...others, { type: 'totals', column, periods }] }
    }),
  }
}

function said(periods: readonly PeriodTotal[]): string {
  const [first, last] = [periods[0], periods.at(-1)]
  if (first === undefined || last === undefined) return 'nothing'
  const start = `${first.total} in ${first.period}`
  const end = `${last.total} in ${last.period}`
  return periods.length < 3 ? [start, end].slice(0, periods.length).join(' and ') : `${start}, … and ${end}`
}
