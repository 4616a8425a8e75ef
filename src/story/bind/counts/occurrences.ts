import type { RecurringRows } from '../../../schema/rows.ts'
import type { Schema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { isoDay } from '../../../time/periods.ts'
import { contradiction } from '../contradiction.ts'
import type { SaidCount } from './counts.ts'
import { arrivalDays } from './gates.ts'
import { withLeads } from '../times/leads.ts'
import { countFollows, tableNamed, withTable } from '../tables/references.ts'
import { countRows } from '../tables/row-counts.ts'

/** What rows that recur are of may begin so many days earlier than they do in the domain. */
const mostDays = 3650

/** They may occur exactly so often if they begin up to so many days off the one from which on it is about so often, and end so many earlier. */
const mostOff = 10

/** More often than this no row can have recurred. */
const mostMonths = 1200

/** What may be done so that rows recur as often as was said. */
export interface Freedom {
  /** Tables whose number of rows was said or asked for. */
  readonly fixed: ReadonlySet<string>
  /** Whether what recurs may begin earlier or later. */
  readonly canMove: boolean
  /** Rows of the tables whose rows recur, where they were counted for it already. */
  readonly parents: ReadonlyMap<string, number>
  /** Whether they may be counted again. */
  readonly canCount: boolean
}

/**
 * A schema with as many rows that recur as were said; or, where others have to recur for that and their number was not said, how many of which tables: they
 * have to be set first, as all else follows from them.
 * @throws SynthError `story_contradicts` where those that were said cannot recur so often
 */
export function settleOccurrences(
  schema: Schema,
  said: readonly SaidCount[],
  { fixed, canMove, parents, canCount }: Freedom,
): { readonly schema: Schema } | { readonly parents: ReadonlyMap<string, number> } {
  let result = schema
  for (const each of said) {
    const by = recurringRows(result, each.table)?.by ?? ''
    const current = countRows(result, [by]).get(by) ?? 0
    const isFree = canCount && ![...fixed].some((name) => countFollows(schema, by, name))
    const wanted = isFree ? parentsFor(result, each) : null
    const fitting = withOccurrences(result, each, false)
    if (wanted !== null && wanted !== current && (fitting === null || !parents.has(by)))
      return { parents: new Map([...parents, [by, wanted]]) }
    const next = fitting ?? withOccurrences(result, each, canMove)
    if (next === null && current > 0) throw tooManyOrFew(result, each)
    result = next ?? result
  }
  return { schema: result }
}

/** The rows of a table of a schema that recur; null where they do not. */
export function recurringRows(schema: Schema, name: string): RecurringRows | null {
  const rows = tableNamed(schema, name)?.rows
  return typeof rows === 'object' && rows.type === 'recurring' ? rows : null
}

/** How many rows have to recur so that they occur so often, if each goes on as often as now; null where that cannot be told. */
function parentsFor(schema: Schema, { table, count }: SaidCount): number | null {
  const rows = recurringRows(schema, table)
  if (rows === null) return null
  const counts = countRows(schema, [table, rows.by])
  const [own, parents] = [counts.get(table) ?? 0, counts.get(rows.by) ?? 0]
  return own === 0 ? null : Math.max(1, Math.round((count.count * parents) / own))
}

/**
 * Lets rows that recur be exactly so many: they end as early or late as that takes. Null where that is too early or too late.
 * @param canMove whether what they are of may begin earlier or later, too
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

/** A schema in which a table of rows that recur has exactly so many; null where it cannot. */
function withTotal(schema: Schema, table: string, rows: RecurringRows, total: number): Schema | null {
  const countIn = (changed: Schema): number => countRows(changed, [table]).get(table) ?? 0
  // None cannot be set, but may be what there is.
  if (total === 0) return countIn(schema) === 0 ? schema : null
  const changed = schema.tables.map((each) => (each.name === table ? { ...each, rows: { ...rows, total } } : each))
  const result = { ...schema, tables: changed }
  return countIn(result) === total ? result : null
}

/** How many rows recur where all that they are of begins so many days later. */
function occurrencesFrom(schema: Schema, table: string, rows: RecurringRows, days: number): number {
  return countRows(beginning(schema, rows, days) ?? schema, [table]).get(table) ?? 0
}

/** From how many days later on they recur no more often than is wanted: the later they begin, the less often they do. */
function daysUntilTooFew(schema: Schema, table: string, rows: RecurringRows, wanted: number): number {
  const latest = daysOfBeginning(schema, rows)
  return latest - reach(mostDays + latest, (earlier) => occurrencesFrom(schema, table, rows, latest - earlier) <= wanted)
}

/** How many days later the first begins, and how many days earlier the last. */
interface Beginning {
  readonly later: number
  readonly earlier: number
}

/** Beginnings about so many days later, the nearest first, none of the firsts behind the last. */
function* beginningsNear(days: number, latest: number): Generator<Beginning> {
  for (let earlier = 0; earlier <= mostOff; earlier++) {
    for (let far = 0; far <= mostOff; far++) {
      for (const later of new Set([days + far, days - far])) if (later <= latest - earlier) yield { later, earlier }
    }
  }
}

/** How many days there are from the first beginning to the last. */
function daysOfBeginning(schema: Schema, { since }: RecurringRows): number {
  const days = arrivalDays(tableNamed(schema, since.table) ?? { name: since.table, rows: 0, columns: [] })
  return days === null ? 0 : days.last - days.first
}

/** With the beginnings of what recurs from so many days later on, the last of them so many days earlier; null where nothing tells of them. */
function beginning(schema: Schema, { since }: RecurringRows, days: number, earlier = 0): Schema | null {
  const table = tableNamed(schema, since.table)
  const own = table === null ? null : arrivalDays(table)
  if (table === null || own === null) return null
  const arrival = arrivalColumn(table.columns)
  const window = { from: isoDay(own.first + days), to: isoDay(own.last - earlier) }
  const columns = table.columns.map((column) => (column === arrival ? { ...column, ...window } : column))
  return withLeads(withTable(schema, { ...table, columns }), new Set([since.table]))
}

/** The refusal of a number of rows that recur, with how many there can be. */
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
    `${count.count} ${table} of ${counts.get(by) ?? 0} ${by} cannot be: in the time that the data is of, these have ${least} to ${most} of them, ` +
    `one a month while they last; say as many ${table}, or leave the number of one of both out`
  return contradiction(detail, [fact])
}

/** The largest whole number up to a limit that holds, where all below it do. */
function reach(limit: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, limit]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}
