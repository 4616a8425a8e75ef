import type { RecurringRows } from '../../../schema/rows.ts'
import type { Schema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { isoDay } from '../../../time/periods.ts'
import { contradiction } from '../contradiction.ts'
import type { SaidCount } from './counts.ts'
import { arrivalDays } from './gates.ts'
import { withLeads } from '../times/leads.ts'
import { countFollows, tableNamed, withTable } from '../tables/references.ts'
import { countRows, rowsIn } from '../tables/row-counts.ts'

/** Most days by which the start of recurring rows is moved to an earlier day. */
const mostDays = 3650

/** To get an exact number, starts may be moved by this many more days, and ends too. */
const mostOff = 10

/** Most months for which a row can recur. */
const mostMonths = 1200

/** What may be changed to get the said number of recurring rows. */
export interface Freedom {
  /** Tables whose number of rows is said or requested. */
  readonly fixed: ReadonlySet<string>
  /** Whether recurring rows may start earlier or later. */
  readonly canMove: boolean
  /** Rows of the parents, if they were computed in an earlier round. */
  readonly parents: ReadonlyMap<string, number>
  /** Whether the parents may be counted again. */
  readonly canCount: boolean
}

/**
 * Gives tables of recurring rows their said numbers. If that needs other numbers of parents that are not said, it returns these: the caller
 * has to bind again with them.
 * @throws SynthError `story_contradicts` if the said parents cannot recur so often
 */
export function settleOccurrences(
  schema: Schema,
  said: readonly SaidCount[],
  { fixed, canMove, parents, canCount }: Freedom,
): { readonly schema: Schema } | { readonly parents: ReadonlyMap<string, number> } {
  let result = schema
  for (const each of said) {
    const by = recurringRows(result, each.table)?.by ?? ''
    const current = rowsIn(result, by)
    const isFree = canCount && ![...fixed].some((name) => countFollows(schema, by, name))
    const wanted = isFree ? parentsFor(result, each) : null
    const fitting = withOccurrences(result, each, false)
    const isOther = wanted !== null && wanted !== current
    const isUnsettled = fitting === null || !parents.has(by)
    if (isOther && isUnsettled) return { parents: new Map([...parents, [by, wanted]]) }
    const next = fitting ?? withOccurrences(result, each, canMove)
    if (next === null && current > 0) throw tooManyOrFew(result, each)
    result = next ?? result
  }
  return { schema: result }
}

/** The `rows` of a table with recurring rows; null for other tables. */
export function recurringRows(schema: Schema, name: string): RecurringRows | null {
  const rows = tableNamed(schema, name)?.rows
  return typeof rows === 'object' && rows.type === 'recurring' ? rows : null
}

/** Number of parents for the said number of rows, if each recurs as often as now; null if it cannot be computed. */
function parentsFor(schema: Schema, { table, count }: SaidCount): number | null {
  const rows = recurringRows(schema, table)
  if (rows === null) return null
  const counts = countRows(schema, [table, rows.by])
  const [own, parents] = [counts.get(table) ?? 0, counts.get(rows.by) ?? 0]
  return own === 0 ? null : Math.max(1, Math.round((count.count * parents) / own))
}

/**
 * Makes recurring rows an exact number by moving their end. Null if no end fits.
 * @param canMove whether their start may be moved too
 */
function withOccurrences(schema: Schema, { table, count: { count } }: SaidCount, canMove: boolean): Schema | null {
  const rows = recurringRows(schema, table)
  if (rows === null) return schema
  const here = withTotal(schema, table, rows, count)
  if (here !== null || !canMove) return here
  const days = daysUntilTooFew(schema, table, rows, count)
  if (occurrencesFrom(schema, table, rows, days) < count / 2) return null
  for (const { later, earlier } of beginningsNear(days, daysOfBeginning(schema, rows))) {
    const moved = beginning(schema, rows, later, earlier)
    const found = moved === null ? null : withTotal(moved, table, rows, count)
    if (found !== null) return found
  }
  return null
}

/** Sets the exact total of a table with recurring rows; null if it is not possible. */
function withTotal(schema: Schema, table: string, rows: RecurringRows, total: number): Schema | null {
  const countIn = (changed: Schema): number => rowsIn(changed, table)
  // A total of 0 cannot be set, but the table may have no rows anyway.
  if (total === 0) return countIn(schema) === 0 ? schema : null
  const changed = schema.tables.map((each) => (each.name === table ? { ...each, rows: { ...rows, total } } : each))
  const result = { ...schema, tables: changed }
  return countIn(result) === total ? result : null
}

/** Number of recurring rows if all starts are moved later by `days`. */
function occurrencesFrom(schema: Schema, table: string, rows: RecurringRows, days: number): number {
  return rowsIn(beginning(schema, rows, days) ?? schema, table)
}

/** Smallest number of days by which starts have to move so that there are not too many rows. The later the start, the fewer rows. */
function daysUntilTooFew(schema: Schema, table: string, rows: RecurringRows, wanted: number): number {
  const latest = daysOfBeginning(schema, rows)
  return latest - reach(mostDays + latest, (earlier) => occurrencesFrom(schema, table, rows, latest - earlier) <= wanted)
}

/** By how many days the first start is moved later, and the last one earlier. */
interface Beginning {
  readonly later: number
  readonly earlier: number
}

/** Candidates near `days`, nearest first. The first start never comes after the last one. */
function* beginningsNear(days: number, latest: number): Generator<Beginning> {
  for (let earlier = 0; earlier <= mostOff; earlier++) {
    for (let far = 0; far <= mostOff; far++) {
      for (const later of new Set([days + far, days - far])) if (later <= latest - earlier) yield { later, earlier }
    }
  }
}

/** Number of days from the first start to the last. */
function daysOfBeginning(schema: Schema, { since }: RecurringRows): number {
  const days = arrivalDays(tableNamed(schema, since.table) ?? { name: since.table, rows: 0, columns: [] })
  return days === null ? 0 : days.last - days.first
}

/** Moves the start of recurring rows by `days`, and the last start earlier by `earlier`. Null if no column holds the start. */
function beginning(schema: Schema, { since }: RecurringRows, days: number, earlier = 0): Schema | null {
  const table = tableNamed(schema, since.table)
  const own = table === null ? null : arrivalDays(table)
  if (table === null || own === null) return null
  const arrival = arrivalColumn(table.columns)
  const window = { from: isoDay(own.first + days), to: isoDay(own.last - earlier) }
  const columns = table.columns.map((column) => (column === arrival ? { ...column, ...window } : column))
  return withLeads(withTable(schema, { ...table, columns }), new Set([since.table]))
}

/** The error for an impossible number of recurring rows, with the possible range. */
function tooManyOrFew(schema: Schema, said: SaidCount): Error {
  const { table, count, fact } = said
  const rows = recurringRows(schema, table)
  const by = rows?.by ?? ''
  const counts = countRows(schema, [table, by])
  const own = counts.get(table) ?? 0
  const canBe = (wanted: number): boolean => withOccurrences(schema, { ...said, count: { ...count, count: wanted } }, false) !== null
  const least = own - reach(own, (less) => canBe(own - less))
  const most = own + reach(Math.max(own, 1) * mostMonths, (more) => canBe(own + more))
  const detail =
    `${count.count} ${table} of ${counts.get(by) ?? 0} ${by} are impossible: in the period of the data, these have ${least} to ${most} of them, ` +
    `one a month while they last; state such a number of ${table}, or leave out one of the two numbers`
  return contradiction(detail, [fact])
}

/** Binary search: the largest integer up to a limit that passes a test which all smaller ones pass. */
function reach(limit: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, limit]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}
