import { parseIsoDate } from '../../../calendar.ts'
import type { ColumnOf, ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { type Days, isoDay, parsePeriod } from '../../../time/periods.ts'
import { todayOf } from '../times/today.ts'

interface Period {
  readonly period: string
}

/** A column type with `periods` set. */
type WithPeriods<Column> = Column extends { readonly periods?: infer Periods } ? Column & { readonly periods: NonNullable<Periods> } : never

/** A column with other shares in some periods. These periods are its gates: what takes time has not happened in them yet. */
export type Gated = WithPeriods<ColumnOf<'category' | 'boolean'>>

/** Largest share of rows or days that gates may cover. */
const mostGated = 0.4

/** Part of the remaining rows that gates may use at most, as rows are only roughly proportional to days. */
const room = 0.6

/** The gates of a table: periods in which something has not happened yet, such as no returns in the last month. */
export function gatesOf({ columns }: TableSchema): readonly Days[] {
  return columns
    .flatMap((column): readonly Period[] => (isGated(column) ? column.periods : []))
    .flatMap(({ period }) => parsePeriod(period) ?? [])
}

/**
 * Whether gates cover too much of a table for exact shares.
 * @param share the share of the table's rows or days that lies in some days
 */
export function areGatesWide(table: TableSchema, share: (days: Days) => number): boolean {
  const gates = gatesOf(table)
  if (gates.length === 0) return false
  const first = Math.min(...gates.map((gate) => gate.first))
  const last = Math.max(...gates.map((gate) => gate.last))
  return share({ first, last }) > Math.min(mostGated, ...table.columns.filter(isGated).map((column) => room * roomFor(column)))
}

/** The largest share of a table that gates may cover. With more, the remaining rows could not make up for the shares of all rows. */
function roomFor(column: Gated): number {
  if (column.overall !== true) return 1
  const whole = sharesOf(column)
  return Math.min(
    ...column.periods.flatMap((period) => sharesOf(period).map((share, place) => (share > 0 ? (whole[place] ?? 0) / share : 1))),
  )
}

interface Shared {
  readonly shares?: readonly number[]
  readonly rate?: number
}

/** The exact shares of a category, or of true and false, in all rows or in a period. */
export function sharesOf({ shares, rate }: Shared): readonly number[] {
  return shares ?? (rate === undefined ? [] : [rate, 1 - rate])
}

/** Removes the gates of a table and moves today `days` later, so that everything that takes time has happened. */
export function withoutGates(schema: Schema, name: string, days: number): Schema {
  const tables = schema.tables.map((table) => (table.name === name ? { ...table, columns: table.columns.map(ungated) } : table))
  return { ...schema, reference_date: isoDay(todayOf(schema) + days), tables }
}

/** Removes gates that start after the last row of a table or end before its first one. */
export function withoutGatesOutside(schema: Schema, name: string): Schema {
  const days = arrivalDays(schema.tables.find((table) => table.name === name) ?? { name, rows: 0, columns: [] })
  if (days === null) return schema
  const change = (column: ColumnSchema): ColumnSchema => {
    if (!isGated(column)) return column
    const inside = within<Period>(column.periods, days).length
    if (inside === column.periods.length) return column
    if (inside === 0) return ungated(column)
    // Periods of a category have `shares`, those of a boolean a `rate`.
    return column.kind === 'category'
      ? { ...column, periods: within(column.periods, days) }
      : { ...column, periods: within(column.periods, days) }
  }
  return {
    ...schema,
    tables: schema.tables.map((table) => (table.name === name ? { ...table, columns: table.columns.map(change) } : table)),
  }
}

/** The periods that overlap with `days`. */
function within<Each extends Period>(periods: readonly Each[], days: Days): readonly Each[] {
  return periods.filter(({ period }) => {
    const gate = parsePeriod(period)
    return gate !== null && gate.first <= days.last && gate.last >= days.first
  })
}

/** Number of days that the gates cover at the end of a table. */
export function daysOfGates(gates: readonly Days[], lastDay: number): number {
  return Math.max(0, lastDay + 1 - Math.min(...gates.map(({ first }) => first)))
}

function ungated(column: ColumnSchema): ColumnSchema {
  if (!isGated(column)) return column
  const { periods: _, overall: __, ...rest } = column
  return rest
}

/** Whether a column has other shares in some periods. */
export function isGated(column: ColumnSchema): column is Gated {
  return (column.kind === 'category' || column.kind === 'boolean') && column.periods !== undefined
}

/** First and last day of the column that orders a table by time; null if there is none. */
export function arrivalDays({ columns }: TableSchema): Days | null {
  const column = arrivalColumn(columns)
  if (column === null) return null
  const [first, last] = [parseIsoDate(column.from), parseIsoDate(column.to)]
  return first === null || last === null ? null : { first, last }
}
