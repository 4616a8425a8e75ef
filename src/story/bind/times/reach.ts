import { secondsPerDay } from '../../../calendar.ts'
import { momentSeconds } from '../../../columns/shared/moment-literal.ts'
import { secondsIn } from '../../../columns/shared/moments.ts'
import type { ColumnOf, ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { isOrdering } from '../../../time/arrival.ts'
import { isoDay } from '../../../time/periods.ts'
import { countRows } from '../tables/row-counts.ts'

/** Days (ISO 8601) that the times of a column reach at least: none of them starts later than `first` or ends earlier than `last`. */
export interface Reach {
  readonly first: string
  readonly last: string
}

/** In seconds. */
interface Seconds {
  readonly first: number
  readonly last: number
}

/** The days that a column of dates or timestamps reaches in a table with rows. Null where its kind does not tell. */
export function reachOf(column: ColumnSchema, table: TableSchema, schema: Schema): Reach | null {
  const found = secondsOf(column, table, schema)
  return found && { first: dayOf(found.first), last: dayOf(found.last) }
}

function dayOf(seconds: number): string {
  return isoDay(Math.floor(seconds / secondsPerDay))
}

function secondsOf(column: ColumnSchema, table: TableSchema, schema: Schema): Seconds | null {
  if (isOrdering(column)) return { first: momentSeconds(column.from), last: momentSeconds(column.to) }
  if (column.kind === 'after') return secondsAfter(column, table, schema)
  return column.kind === 'regular_time' ? secondsOfSteps(column, table, schema) : null
}

/** The shortest delay behind the last time, and the longest behind the first. */
function secondsAfter(column: ColumnOf<'after'>, table: TableSchema, schema: Schema): Seconds | null {
  const base = table.columns.find(({ name }) => name === column.column)
  const found = base === undefined || column.until !== undefined ? null : secondsOf(base, table, schema)
  const unit = secondsIn[column.unit]
  return found && { first: found.first + column.max * unit, last: found.last + column.min * unit }
}

function secondsOfSteps({ from, every = 1, unit, number }: ColumnOf<'regular_time'>, table: TableSchema, schema: Schema): Seconds | null {
  const length = unit in secondsIn ? every * secondsIn[unit as keyof typeof secondsIn] : null
  const steps = number === undefined ? countedSteps(table, schema) : stepsIn(table, number)
  if (length === null || steps === null) return null
  const start = momentSeconds(from)
  return { first: start + steps.first * length, last: start + steps.last * length }
}

/** The rows of an owner are counted from 0: at least one owner has as many as the mean. */
function countedSteps({ name, rows }: TableSchema, schema: Schema): Seconds | null {
  const counts = countRows(schema, [name])
  const owners = typeof rows === 'object' && rows.type === 'owned' ? (counts.get(rows.by) ?? 0) : 1
  const each = Math.ceil((counts.get(name) ?? 0) / Math.max(1, owners))
  return each === 0 ? null : { first: 0, last: each - 1 }
}

function stepsIn({ columns }: TableSchema, number: string): Seconds | null {
  const drawn = columns.find(({ name }) => name === number)
  return drawn?.kind === 'integer' ? { first: drawn.min, last: drawn.max } : null
}
