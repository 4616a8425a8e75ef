import { weekdayOf } from '../../../calendar.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { type Days, isoDay } from '../../../time/periods.ts'
import { arrivalDays } from '../counts/gates.ts'
import { tableNamed } from '../tables/references.ts'
import { todayOf } from './today.ts'

/** If a later start leaves a table less than this part of its window, its end moves too. */
const leastLeft = 3 / 4

/**
 * Moves the start of tables whose rows must exist before others refer to them (`existing_at`). Tables in `fixed` keep their days; the
 * tables that refer to them start later instead. If too little of their window is left, their end and today move as well.
 */
export function withLeads(schema: Schema, fixed: ReadonlySet<string>): Schema {
  let result = schema
  // A table that was moved to a later start is not moved back for another table.
  const kept = new Set(fixed)
  for (let round = 0; round < schema.tables.length; round++) {
    const before = result
    for (const { name } of schema.tables) result = leadsOf(result, name, kept)
    if (result === before) break
  }
  return result
}

function leadsOf(schema: Schema, name: string, kept: Set<string>): Schema {
  const table = tableNamed(schema, name)
  let result = schema
  for (const column of table?.columns ?? []) {
    if (column.kind !== 'foreign_key' || column.existing_at === undefined) continue
    result = withLead(result, name, column.table, 1 + (column.min_age_days ?? 0), kept)
  }
  return result
}

/**
 * Moves the start of a table to `days` before the table that refers to it; if it is fixed, moves the other table instead, which is fixed
 * from then on.
 */
function withLead(schema: Schema, name: string, target: string, days: number, kept: Set<string>): Schema {
  const begun = beginningOf(schema, target)
  const child = tableNamed(schema, name)
  const [own, first] = [child && arrivalDays(child), begun && arrivalDays(begun)]
  if (begun === null || begun.name === name || !own || !first) return schema
  const missing = firstOpen(begun, first) + days - own.first
  if (missing <= 0) return schema
  if (!kept.has(begun.name)) return withDays(schema, begun.name, { ...first, first: first.first - missing })
  kept.add(name)
  const isShort = own.last + 1 - own.first - missing < leastLeft * Math.min(own.last + 1 - own.first, first.last + 1 - first.first)
  const later = { first: own.first + missing, last: isShort ? own.last + missing : own.last }
  const today = Math.max(todayOf(schema), later.last + 1)
  const changed = withDays(schema, name, later)
  return isShort ? { ...changed, reference_date: isoDay(today) } : changed
}

/** The first day of a table with events, by its weekdays. */
function firstOpen({ columns }: TableSchema, { first }: Days): number {
  const weekdays = arrivalColumn(columns)?.weekdays
  if (weekdays === undefined) return first
  const away = [0, 1, 2, 3, 4, 5, 6].findIndex((days) => weekdays[weekdayOf(first + days)] !== 0)
  return first + Math.max(0, away)
}

/** The table that decides when the rows of a table start: itself or its owner. */
function beginningOf(schema: Schema, name: string): TableSchema | null {
  let table = tableNamed(schema, name)
  for (let step = 0; step < schema.tables.length && table !== null; step++) {
    if (arrivalColumn(table.columns) !== null) return table
    table = typeof table.rows === 'object' && table.rows.type === 'owned' ? tableNamed(schema, table.rows.by) : null
  }
  return null
}

function withDays(schema: Schema, name: string, { first, last }: Days): Schema {
  return {
    ...schema,
    tables: schema.tables.map((table) => {
      if (table.name !== name) return table
      const arrival = arrivalColumn(table.columns)
      const changed = { from: isoDay(first), to: isoDay(last) }
      return { ...table, columns: table.columns.map((column) => (column === arrival ? { ...column, ...changed } : column)) }
    }),
  }
}
