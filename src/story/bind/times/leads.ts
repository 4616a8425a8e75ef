import { weekdayOf } from '../../../calendar.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { type Days, isoDay } from '../../../time/periods.ts'
import { arrivalDays } from '../counts/gates.ts'
import { tableNamed } from '../tables/references.ts'
import { todayOf } from './today.ts'

/** Where what begins later has less than this of its window left, or of the window of what it refers to, it ends later too. */
const leastLeft = 3 / 4

/**
 * Tables whose rows must have begun before what refers to them (`existing_at`) begin early enough for it. Those of `fixed` keep their days, and what refers to
 * them begins later instead; where that would leave too little of its window, it ends later too, and so is today.
 */
export function withLeads(schema: Schema, fixed: ReadonlySet<string>): Schema {
  let result = schema
  // What begins later does not begin earlier again for what refers to it.
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

/** Lets a table begin so many days after the one that it refers to, or, where that keeps its days, begin later itself and keep them from then on. */
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

/** The first day of a table that is one of the weekdays on which anything happens. */
function firstOpen({ columns }: TableSchema, { first }: Days): number {
  const weekdays = arrivalColumn(columns)?.weekdays
  if (weekdays === undefined) return first
  const away = [0, 1, 2, 3, 4, 5, 6].findIndex((days) => weekdays[weekdayOf(first + days)] !== 0)
  return first + Math.max(0, away)
}

/** The table that says when rows of a table begin: itself, or the one that owns it. */
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
