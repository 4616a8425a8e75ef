import { parseIsoDate } from '../../../calendar.ts'
import type { Domain } from '../../../domains/domain.ts'
import type { ColumnOf, Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn, arrivalPlace, isOrdering, windowConflict } from '../../../time/arrival.ts'
import { type Days, isoDay } from '../../../time/periods.ts'
import type { WindowFact } from '../../facts/fact.ts'
import { contradiction } from '../contradiction.ts'
import { eventTables } from '../tables/event-tables.ts'
import { areGatesWide, arrivalDays, daysOfGates, gatesOf, withoutGates } from '../counts/gates.ts'
import { withLeads } from './leads.ts'
import { movedDates } from './move-dates.ts'
import { withGaps } from './with-gaps.ts'
import { type BindNote, type Bound, unused } from '../note.ts'
import { movedDay, type Shift, shiftBetween } from './shift.ts'
import { todayOf } from './today.ts'

/** Years that data can be about. */
const [firstYear, lastYear, mostYears] = [1900, 2100, 80]

/**
 * Lets the events of a domain happen from the first to the last day of a window, both included, and moves all other dates by as far as the end of it: what
 * events refer to exists before them, and the data takes the day after the window for today. Windows too short for what takes time to be gated by their last
 * months take a later day, on which all of that has happened. Years 1900 to 2100, the future too: then its today is in the future.
 * @throws SynthError `story_contradicts` when the window ends before it begins, or is out of those years, or longer than 80 of them
 */
export function moveWindow(schema: Schema, domain: Pick<Domain, 'events'>, window: ClosedWindow): Bound {
  const within = daysOf(window)
  const names = eventTables(schema, domain)
  const begun = schema.tables.flatMap((table) => (names.has(table.name) ? (arrivalDays(table)?.first ?? []) : []))
  if (begun.length === 0) return unused(schema, 'no table of this data is ordered by time')
  const today = todayOf(schema)
  const shift = shiftBetween(today - 1, within.last)
  const start = movedDay(Math.min(...begun), shift)
  const earlier = Math.max(0, start - within.first)
  const tables = schema.tables.map((table) =>
    names.has(table.name) ? movedEvents(table, shift, within, window.gaps ?? []) : movedOthers(table, shift, start, earlier),
  )
  const moved = { ...schema, tables, ...(within.last === today - 1 ? {} : { reference_date: isoDay(within.last + 1) }) }
  const result = withOpenGates(withLeads(moved, names), names, schema, (table) => daysOfGates(gatesOf(table), today - 1))
  return { schema: result, notes: notesOf(schema, result, names, window.gaps), used: true }
}

/** A window whose beginning was said, or, where `isOpen`, follows from how long data of the domain goes on. */
export type ClosedWindow = WindowFact & { readonly from: string; readonly isOpen?: true }

/** "until March 2024" as what begins as long before as events of the domain do. */
export function closedWindow(schema: Schema, domain: Pick<Domain, 'events'>, window: WindowFact): ClosedWindow {
  const { from, to } = window
  if (from !== null) return { ...window, from }
  const names = eventTables(schema, domain)
  const begun = schema.tables.flatMap((table) => (names.has(table.name) ? (arrivalDays(table)?.first ?? []) : []))
  const last = parseIsoDate(to)
  if (begun.length === 0 || last === null) return { ...window, isOpen: true, from: to }
  return { ...window, isOpen: true, from: isoDay(movedDay(Math.min(...begun), shiftBetween(todayOf(schema) - 1, last))) }
}

function daysOf({ from, to, ...span }: ClosedWindow): Days {
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)]
  if (first === null || last === null) throw contradiction(`${from} or ${to} is no day of the calendar`, [span])
  if (last < first) throw contradiction(`The window ends on ${to}, before it begins on ${from}: turn it around`, [span])
  if (Number(from.slice(0, 4)) < firstYear || Number(to.slice(0, 4)) > lastYear)
    throw contradiction(`${from} to ${to} is out of reach: say years from ${firstYear} to ${lastYear}`, [span])
  if (last - first >= mostYears * 366)
    throw contradiction(`${from} to ${to} are more than ${mostYears} years, the most that data can be of`, [span])
  return { first, last }
}

function movedEvents(table: TableSchema, shift: Shift, within: Days, gaps: NonNullable<WindowFact['gaps']>): TableSchema {
  const old = arrivalDays(table) ?? within
  const own = { first: movedDay(old.first, shift), last: movedDay(old.last, shift) }
  return withArrival(movedDates(table, shift, within), (column) => {
    const { periods: _, growth, ...rest } = column
    const part = growth !== undefined ? { growth: growthWithin(growth, own, within) } : {}
    const changed = alive({ ...rest, ...part, from: isoDay(within.first), to: isoDay(within.last) })
    return gaps.length === 0 ? changed : (withGaps(changed, gaps) ?? changed)
  })
}

/** A column that orders its table by time. */
type Arrival = ColumnOf<'date' | 'timestamp'>

/** The column without the profiles by which nothing happens in its window: a clinic of weekdays on a Sunday that was said. */
function alive(column: Arrival): Arrival {
  if (windowConflict(column) === null) return column
  const { peaks: _, ...steady } = column
  if (windowConflict(steady) === null) return steady
  const { weekdays: __, ...daily } = steady
  if (windowConflict(daily) === null) return daily
  const { months: ___, ...even } = daily
  return even
}

/** What remains of a trend over some days in a part of them. */
function growthWithin(growth: number, { first, last }: Days, part: Days): number {
  const rateAt = (day: number): number => 1 + ((growth - 1) * (Math.min(last, Math.max(first, day)) - first)) / Math.max(1, last - first)
  return Number((rateAt(part.last) / rateAt(part.first)).toPrecision(6))
}

/** Tables of things begin earlier by as much as events do, and what was complete before the first event still is. */
function movedOthers(table: TableSchema, shift: Shift, start: number, earlier: number): TableSchema {
  const old = arrivalDays(table)
  if (old === null) return movedDates(table, shift, null)
  const last = movedDay(old.last, shift)
  const own = { first: movedDay(old.first, shift) - earlier, last: last < start ? last - earlier : last }
  return withArrival(movedDates(table, shift, own), (column) => ({ ...column, from: isoDay(own.first), to: isoDay(own.last) }))
}

function withArrival(table: TableSchema, change: (column: Arrival) => Arrival): TableSchema {
  const place = arrivalPlace(table.columns)
  return { ...table, columns: table.columns.map((column, index) => (index === place && isOrdering(column) ? change(column) : column)) }
}

/** Lets all that takes time have happened where its last periods are too much of a window; `daysGated` says how long that takes. */
function withOpenGates(schema: Schema, names: ReadonlySet<string>, before: Schema, daysGated: (table: TableSchema) => number): Schema {
  return schema.tables.reduce((result, table, index) => {
    const [own, old] = [arrivalDays(table), before.tables[index]]
    if (own === null || old === undefined || !names.has(table.name)) return result
    const days = own.last - own.first + 1
    const isWide = areGatesWide(table, ({ first, last }) => (Math.min(last, own.last) - Math.max(first, own.first) + 1) / days)
    if (!isWide) return result
    const open = withoutGates(result, table.name, 0)
    const today = Math.max(todayOf(open), own.last + 1 + daysGated(old))
    return { ...open, reference_date: isoDay(today) }
  }, schema)
}

function notesOf(before: Schema, after: Schema, names: ReadonlySet<string>, gaps: WindowFact['gaps']): readonly BindNote[] {
  const moved = after.tables.flatMap((table, index) => {
    const place = arrivalPlace(table.columns)
    const column = arrivalColumn(table.columns)
    if (column === null || !names.has(table.name)) return []
    const verb = column.hidden === true ? 'happen' : `have ${column.name}`
    const but = (gaps ?? []).map(({ from, to }) => `, and none from ${from} to ${to}`).join('')
    const text = `${table.name} ${verb} from ${column.from} to ${column.to}${but}`
    const days = { from: column.from, to: column.to, ...(gaps === undefined ? {} : { gaps }) }
    const claims = column.hidden === true ? [] : [{ type: 'within', table: table.name, column: column.name, ...days } as const]
    return [{ pointer: `/tables/${index}/columns/${place}`, text, claims }]
  })
  const { reference_date: today } = after
  if (today === undefined || today === before.reference_date) return moved
  return [...moved, { pointer: '/reference_date', text: `The data takes ${today} for today`, claims: [] }]
}
