import { parseIsoDate } from '../../../calendar.ts'
import type { ColumnOf, ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { type Days, isoDay, parsePeriod } from '../../../time/periods.ts'
import { todayOf } from '../times/today.ts'

interface Period {
  readonly period: string
}

/** A column of a kind with its `periods`. */
type WithPeriods<Column> = Column extends { readonly periods?: infer Periods } ? Column & { readonly periods: NonNullable<Periods> } : never

/** A column that has other shares in some periods than elsewhere. */
export type Gated = WithPeriods<ColumnOf<'category' | 'boolean'>>

/** More than this share of a table's rows or days in periods of their own, and too much of the table has nothing happened to it yet. */
const mostGated = 0.4

/** How much of what exact shares of all rows leave for periods of their own is used up at most: rows are told by days, roughly. */
const room = 0.6

/**
 * Periods of a table in which a column has other shares than elsewhere, because what takes time has not happened yet in them: nothing is returned
 * in the last month.
 */
export function gatesOf({ columns }: TableSchema): readonly Days[] {
  return columns
    .flatMap((column): readonly Period[] => (isGated(column) ? column.periods : []))
    .flatMap(({ period }) => parsePeriod(period) ?? [])
}

/** Whether gates take more of a table than leaves room for exact shares; `share` is what part of its rows or days some days have. */
export function areGatesWide(table: TableSchema, share: (days: Days) => number): boolean {
  const gates = gatesOf(table)
  if (gates.length === 0) return false
  const first = Math.min(...gates.map((gate) => gate.first))
  const last = Math.max(...gates.map((gate) => gate.last))
  return share({ first, last }) > Math.min(mostGated, ...table.columns.filter(isGated).map((column) => room * roomFor(column)))
}

/** How much of a table periods may have at most, so that what all rows have exactly can be met outside of them. */
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

/** The exact shares of a category, or of true and false, of all rows or of those of a period. */
export function sharesOf({ shares, rate }: Shared): readonly number[] {
  return shares ?? (rate === undefined ? [] : [rate, 1 - rate])
}

/** The schema without the gates of a table, its today `days` later: long enough for all that takes time to have happened. */
export function withoutGates(schema: Schema, name: string, days: number): Schema {
  const tables = schema.tables.map((table) => (table.name === name ? { ...table, columns: table.columns.map(ungated) } : table))
  return { ...schema, reference_date: isoDay(todayOf(schema) + days), tables }
}

/** The schema without gates that begin after the last row of a table, or end before its first: what is not to come needs none. */
export function withoutGatesOutside(schema: Schema, name: string): Schema {
  const days = arrivalDays(schema.tables.find((table) => table.name === name) ?? { name, rows: 0, columns: [] })
  if (days === null) return schema
  const change = (column: ColumnSchema): ColumnSchema => {
    if (!isGated(column)) return column
    const inside = within<Period>(column.periods, days).length
    if (inside === column.periods.length) return column
    if (inside === 0) return ungated(column)
    // The periods of a category have shares, those of a boolean a rate.
    return column.kind === 'category'
      ? { ...column, periods: within(column.periods, days) }
      : { ...column, periods: within(column.periods, days) }
  }
  return {
    ...schema,
    tables: schema.tables.map((table) => (table.name === name ? { ...table, columns: table.columns.map(change) } : table)),
  }
}

/** Those of some periods that have a day in common with `days`. */
function within<Each extends Period>(periods: readonly Each[], days: Days): readonly Each[] {
  return periods.filter(({ period }) => {
    const gate = parsePeriod(period)
    return gate !== null && gate.first <= days.last && gate.last >= days.first
  })
}

/** How many days at its end a table's gates reach over. */
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

/** First and last day of what orders a table by time; null when nothing does. */
export function arrivalDays({ columns }: TableSchema): Days | null {
  const column = arrivalColumn(columns)
  if (column === null) return null
  const [first, last] = [parseIsoDate(column.from), parseIsoDate(column.to)]
  return first === null || last === null ? null : { first, last }
}
