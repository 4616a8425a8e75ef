import { parseIsoDate } from '../../../calendar.ts'
import { recurringSpec } from '../../../plan/recurring-spec.ts'
import { Recurring } from '../../../relations/recurring.ts'
import type { RecurringRows } from '../../../schema/rows.ts'
import type { ColumnSchema, Schema } from '../../../schema/schema.ts'
import { arrivalColumn, arrivalOf, isOrdered } from '../../../time/arrival.ts'
import { isoDay, parsePeriod } from '../../../time/periods.ts'
import { rowsBefore } from '../../../time/timeline.ts'
import { firstDayOf, monthOfDay, monthText } from '../../times/months.ts'
import { countRows } from '../tables/row-counts.ts'
import { columnNamed, tableNamed } from '../tables/references.ts'
import { signUpShares } from './sign-ups.ts'
import { todayOf } from '../times/today.ts'

/** The `rows` of a table that recurs and is ordered by that; null for other tables. */
export function recurringRowsOf(schema: Schema, name: string): RecurringRows | null {
  const { rows, columns = [] } = schema.tables.find((table) => table.name === name) ?? {}
  return typeof rows === 'object' && rows.type === 'recurring' && arrivalColumn(columns) === null && isOrdered(columns) ? rows : null
}

/**
 * Spreads recurring rows over consecutive months in proportion to `wanted`, as nearly as possible, by moving their starts, also to months
 * before the first.
 */
export function spreadOccurrences(schema: Schema, rows: RecurringRows, months: readonly string[], wanted: readonly number[]): Schema {
  const first = parsePeriod(months[0] ?? '')?.first
  const since = tableNamed(schema, rows.since.table)
  const arrival = since === null ? null : arrivalColumn(since.columns)
  if (first === undefined || arrival === null || !wanted.some((count) => count > 0)) return schema
  const { delay_months: delay, monthly_churn: churn = 0, ended_share: endedShare } = rows
  const { shares, lead } = signUpShares(wanted, {
    delay,
    started: startedShare(schema, rows),
    ended: rows.enders === undefined ? (endedShare ?? null) : rateOf(schema, rows.by, rows.enders.column),
    churn,
  })
  const start = monthOfDay(first) - lead
  const periods = shares.map((share, index) => ({ period: monthText(start + index), share }))
  const { growth: _, months: __, periods: ___, ...rest } = arrival
  const end = firstDayOf(start + shares.length) - 1
  const to = Math.min(end, parseIsoDate(arrival.to) ?? end)
  const column: ColumnSchema = { ...rest, from: isoDay(firstDayOf(start)), to: isoDay(to), periods }
  return {
    ...schema,
    tables: schema.tables.map((table) =>
      table === since ? { ...table, columns: table.columns.map((each) => (each === arrival ? column : each)) } : table,
    ),
  }
}

/** Number of recurring rows in each month. @throws SchemaError if they cannot recur */
export function occurrencesBy(schema: Schema, rows: RecurringRows, months: readonly string[]): readonly number[] {
  const counts = countRows(schema, [rows.since.table, rows.by])
  const [since, owner] = [tableNamed(schema, rows.since.table), tableNamed(schema, rows.by)]
  const timeline = since === null ? null : arrivalOf({ rows: counts.get(since.name) ?? 0, columns: since.columns })
  if (timeline === null || owner === null) return months.map(() => 0)
  const today = todayOf(schema)
  const parents = { name: owner.name, rows: counts.get(owner.name) ?? 0, columns: owner.columns }
  const occurrences = new Recurring(recurringSpec(rows, timeline, parents, today)).timeline(today)
  return months.map((month) => {
    const days = parsePeriod(month)
    return days === null ? 0 : rowsBefore(occurrences, days.last + 1) - rowsBefore(occurrences, days.first)
  })
}

function startedShare(schema: Schema, { by, starters, starting_share: share = 1 }: RecurringRows): number {
  if (starters === undefined) return share
  const column = columnNamed(schema, by, starters.column)
  if (column?.kind !== 'category') return 0
  const { values, shares = [] } = column
  return values.reduce((sum, value, place) => (starters.values.includes(value) ? sum + (shares[place] ?? 0) : sum), 0)
}

function rateOf(schema: Schema, table: string, name: string): number {
  const column = columnNamed(schema, table, name)
  return column?.kind === 'boolean' ? column.rate : 0
}
