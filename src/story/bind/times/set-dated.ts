import { civilFromDays, parseIsoDate } from '../../../calendar.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn, isOrdering } from '../../../time/arrival.ts'
import { type Days, isoDay } from '../../../time/periods.ts'
import type { DatedFact } from '../../facts/fact.ts'
import type { Claim } from '../../proofs/claim.ts'
import { begunBefore } from './begun-before.ts'
import { begunWithin } from './begun-within.ts'
import type { DatingVerb } from '../../lexicon/dating-verbs.ts'
import type { Dated } from './find-dated.ts'
import { withLeads } from './leads.ts'
import { type Bound, columnPointer, unused, used } from '../note.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { todayOf } from './today.ts'

/** Length of a period with only a said end, in days. */
const untold = 10 * 365
/** Minutes in a day. */
const minutesPerDay = 1440

/**
 * Sets the first and last day, both included, of the column that a verb names. Adds the column if it is missing. Other columns keep their
 * values, but an end is never before the start.
 * @param isComposed whether the table was composed from the story, so that no status depends on its times
 * @param isListed whether the story lists all columns of the table, so that none is added
 */
export function setDated(
  schema: Schema,
  fact: Pick<DatedFact, 'verb' | 'from' | 'to'>,
  { table: name, column: place, verb }: Extract<Dated, { type: 'column' }>,
  { isComposed, isListed }: { readonly isComposed: boolean; readonly isListed: boolean },
): Bound {
  const table = tableNamed(schema, name)
  const within = daysOf(fact)
  if (table === null || within === null) return unused(schema, 'the second day is before the first: state the earlier day first')
  const column = table.columns.find((each) => each.name === place) ?? null
  if (column !== null && isOrdering(column) && arrivalColumn(table.columns) === column)
    return bound(withToday(withLeads(withTable(schema, begunWithin(table, within)), new Set([name])), within), name, column.name, within)
  if (column?.kind === 'integer' || column?.kind === 'formula') return inYears(schema, table, column, within)
  if (column === null && isListed) return unused(schema, `the story lists the columns of ${name}, and none of them can hold this`)
  if (verb.place === 'ends' && !isComposed) return unused(schema, `the times of ${name} follow from the states of its rows`)
  if (column !== null && column.kind !== 'birth_date' && !isComposed)
    return bornWithin(schema, table, column, within) ?? unused(schema, `${name}.${column.name} follows from other columns`)
  const named = column?.name ?? verb.made
  const before = verb.place === 'ends' ? begunBefore(schema, table, within.first) : schema
  const others = othersBy(table, verb, fact.verb)
  const drawn = withDrawn(tableNamed(before, name) ?? table, named, within, others)
  return bound(withToday(withTable(before, drawn), within), name, named, within, others !== null)
}

function daysOf({ from, to }: Pick<DatedFact, 'from' | 'to'>): Days | null {
  const last = parseIsoDate(to)
  const first = from === null ? (last ?? 0) - untold : parseIsoDate(from)
  return last === null || first === null || first > last ? null : { first, last }
}

/** The formula for rows that did not do what a verb says, if another column tells (orders that were not cancelled). Null for none. */
function othersBy({ columns }: TableSchema, verb: DatingVerb, form: string): string | null {
  for (const { name, hidden, ...column } of columns) {
    if (hidden === true) continue
    if (column.kind === 'boolean' && name.endsWith(`_${form}`)) return `!${name}`
    const value = column.kind === 'category' ? column.values.find((each) => each === form || verb.columns.has(each)) : undefined
    if (value !== undefined) return `${name} != "${value}"`
  }
  return null
}

/** A table whose column draws days, or moments if it held moments, all equally likely. */
function withDrawn(table: TableSchema, name: string, { first, last }: Days, empty: string | null = null): TableSchema {
  const old = table.columns.find((column) => column.name === name)
  const isDay = old === undefined || !name.endsWith('_at')
  const number = `${name}_number`
  const days = last - first + 1
  const drawn: readonly ColumnSchema[] = [
    { name: number, kind: 'integer', min: 0, max: (isDay ? days : days * minutesPerDay) - 1, hidden: true },
    {
      name,
      kind: 'regular_time',
      from: isoDay(first),
      unit: isDay ? 'days' : 'minutes',
      number,
      as: isDay ? 'date' : 'timestamp',
      ...(empty === null ? {} : { nullable: { when: empty } }),
    },
  ]
  const columns = old === undefined ? [...table.columns, ...drawn] : table.columns.flatMap((column) => (column === old ? drawn : [column]))
  return { ...table, columns }
}

/** Sets birthdays that follow from an age: the age now follows from them. Null for other columns. */
function bornWithin(schema: Schema, table: TableSchema, column: ColumnSchema, within: Days): Bound | null {
  if (column.kind !== 'shifted' || !/birth|dob/.test(column.name)) return null
  const base = table.columns.find(({ name }) => name === column.column)
  if (base === undefined || !isOrdering(base) || (parseIsoDate(base.from) ?? 0) <= within.last) return null
  const on = base.kind === 'date' ? base.name : `days(${base.name})`
  const { columns, ...rest } = withDrawn(table, column.name, within)
  const aged = columns.map((each): ColumnSchema =>
    each.name === 'age' && each.kind === 'integer'
      ? { name: each.name, kind: 'formula', expression: `floor((${on} - ${column.name}) / 365.25)`, scale: 0, hidden: each.hidden ?? false }
      : each,
  )
  return bound(withTable(schema, { ...rest, columns: aged }), table.name, column.name, within)
}

function inYears(schema: Schema, table: TableSchema, column: ColumnSchema, { first, last }: Days): Bound {
  const [min, max] = [civilFromDays(first).year, civilFromDays(last).year]
  const { name } = column
  const columns = table.columns.map((each): ColumnSchema => {
    if (each !== column) return each
    if (each.kind !== 'integer') return { name, kind: 'integer', min, max }
    const { distribution: _, ...rest } = each
    return { ...rest, min, max }
  })
  const result = withTable(schema, { ...table, columns })
  return noted(result, table.name, name, `from ${min} to ${max}`, { type: 'between', table: table.name, column: name, min, max })
}

/** Moves today behind the last of the said days, so that they are in the past. */
function withToday(schema: Schema, { last }: Days): Schema {
  return last < todayOf(schema) ? schema : { ...schema, reference_date: isoDay(last + 1) }
}

function bound(schema: Schema, table: string, column: string, { first, last }: Days, orEmpty = false): Bound {
  const [from, to] = [isoDay(first), isoDay(last)]
  return noted(schema, table, column, `from ${from} to ${to}`, { type: 'within', table, column, from, to, ...(orEmpty ? { orEmpty } : {}) })
}

function noted(schema: Schema, table: string, column: string, range: string, claim: Claim): Bound {
  return used(schema, columnPointer(schema, table, column), `${table} have ${column} ${range}`, [claim])
}
