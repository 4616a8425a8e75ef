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
import { shownTime } from './shown-time.ts'
import { todayNote, todayOf } from './today.ts'

/** Range of years, and most years of a window. */
const [firstYear, lastYear, mostYears] = [1900, 2100, 80]

/**
 * Moves the events of a domain into a window, both days included. All other dates move with the end of the window; rows that events refer
 * to exist before them. The day after the window becomes today. If a window is too short for its gates, today moves to a later day. Years
 * 1900 to 2100 are possible; a future window has its today in the future.
 * @throws SynthError `story_contradicts` if the window ends before it begins, is outside of these years, or is longer than 80 years
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

/** A window with a start. If `isOpen`, the start was derived from the length of the domain's data. */
export type ClosedWindow = WindowFact & { readonly from: string; readonly isOpen?: true }

/** Gives a window without a start ("until March 2024") the length of the domain's data. */
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
  if (first === null || last === null) throw contradiction(`${from} or ${to} is not a day of the calendar: correct it`, [span])
  if (last < first) throw contradiction(`The period ends on ${to}, before it begins on ${from}: exchange the two`, [span])
  if (Number(from.slice(0, 4)) < firstYear || Number(to.slice(0, 4)) > lastYear)
    throw contradiction(`${from} to ${to} is outside of the supported years: state years from ${firstYear} to ${lastYear}`, [span])
  if (last - first >= mostYears * 366)
    throw contradiction(`${from} to ${to} is longer than ${mostYears} years, the longest period: state a shorter one`, [span])
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

/** Removes the profiles of a column if they allow no event in its window: a clinic open on weekdays, in a window of one Sunday. */
function alive(column: Arrival): Arrival {
  if (windowConflict(column) === null) return column
  const { peaks: _, ...steady } = column
  if (windowConflict(steady) === null) return steady
  const { weekdays: __, ...daily } = steady
  if (windowConflict(daily) === null) return daily
  const { months: ___, ...even } = daily
  return even
}

/** The part of a trend that falls into some of its days. */
function growthWithin(growth: number, { first, last }: Days, part: Days): number {
  const rateAt = (day: number): number => 1 + ((growth - 1) * (Math.min(last, Math.max(first, day)) - first)) / Math.max(1, last - first)
  return Number((rateAt(part.last) / rateAt(part.first)).toPrecision(6))
}

/** Moves a table of lasting things: it starts earlier by as much as the events, and is complete before the first event if it was before. */
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

/**
 * Removes gates that cover too much of a window, and moves today.
 * @param daysGated number of days until everything that takes time has happened
 */
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
    const shown = shownTime(table)
    const verb = shown === null ? 'happen' : `have ${shown}`
    const but = (gaps ?? []).map(({ from, to }) => `, and none from ${from} to ${to}`).join('')
    const text = `${table.name} ${verb} from ${column.from} to ${column.to}${but}`
    const days = { from: column.from, to: column.to, ...(gaps === undefined ? {} : { gaps }) }
    const claims = shown === null ? [] : [{ type: 'within', table: table.name, column: shown, ...days } as const]
    return [{ pointer: `/tables/${index}/columns/${place}`, text, claims }]
  })
  const { reference_date: today } = after
  if (today === undefined || today === before.reference_date) return moved
  return [...moved, todayNote(today)]
}
