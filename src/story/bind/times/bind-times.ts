import { parseIsoDate } from '../../../calendar.ts'
import { domains } from '../../../domains/index.ts'
import type { DatedFact, Fact, WindowFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { agreedWindow, type SaidWindow } from './agreed-window.ts'
import type { Binding } from '../binding.ts'
import { eventTables } from '../tables/event-tables.ts'
import { type Dated, findDated } from './find-dated.ts'
import { findTimed } from './find-timed.ts'
import { type BindNote, type Bound, columnPointer, unused, used } from '../note.ts'
import { setDated } from './set-dated.ts'
import { shownTime } from './shown-time.ts'
import { type ClosedWindow, closedWindow, moveWindow } from './window.ts'
import { isoDay } from '../../../time/periods.ts'
import { lastToldDay } from '../../times/story-today.ts'
import type { Schema } from '../../../schema/schema.ts'
import { begunWithin } from './begun-within.ts'
import { arrivalDays } from '../counts/gates.ts'
import { withLeads } from './leads.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { tableNamed, withTable } from '../tables/references.ts'

/** A time of the story and its target. */
interface Time {
  readonly fact: DatedFact | WindowFact
  readonly of: Dated
}

/**
 * Binds all times: windows of events first, then times of columns. Returns the window of all events; null for none.
 * @param hasMeans whether the story says means of measures, which are set by month
 */
export function bindTimes(binding: Binding, hasMeans: boolean): ClosedWindow | null {
  const times = timesOf(binding, hasMeans)
  const window = bindWindows(binding, times)
  bindColumns(binding, times)
  return window
}

function timesOf(binding: Binding, hasMeans: boolean): readonly Time[] {
  const { schema, domain, topics } = binding
  const dated = binding.of('dated').map((fact): Time => ({ fact, of: findDated(schema, domain, fact, topics.spoken(fact)) }))
  const windows = binding.of('window').map((fact): Time => ({ fact, of: findTimed(schema, domain, fact, topics.of(fact)) }))
  return [...windows, ...dated].map((time) => {
    if (isListed(time.fact) && (hasMeans || !canHaveGaps(binding, time.of))) return { ...time, of: noGaps }
    return binding.has('series') && time.of.type !== 'column' && time.of.type !== 'none' ? { ...time, of: ofSeries } : time
  })
}

const ofSeries: Dated = { type: 'none', reason: 'the time series decides the times of its rows, and other times would move them' }

function isListed(fact: DatedFact | WindowFact): boolean {
  return fact.type === 'window' && fact.gaps !== undefined
}

const noGaps: Dated = {
  type: 'none',
  reason: 'separate periods can be set only for all events, without amounts by month or means: state one period from the first to the last',
}

/** Whether periods without rows are possible. Amounts by month need rows in each month. */
function canHaveGaps(binding: Binding, of: Dated): boolean {
  return (
    !binding.has('curve', 'growth') &&
    of.type !== 'column' &&
    (of.type !== 'events' || eventTables(binding.schema, binding.domain).size === 1)
  )
}

/** Binds the windows: first the window of all events, then windows of single tables inside it. */
function bindWindows(binding: Binding, times: readonly Time[]): ClosedWindow | null {
  const { schema, domain } = binding
  const events = eventTables(schema, domain)
  const [only] = events.size === 1 ? events : []
  const said = new Map<SaidWindow, Fact>()
  for (const { fact, of } of times) {
    if (of.type === 'column' || of.type === 'none') continue
    const meant = fact.type === 'window' ? fact : windowOf(fact, of.type === 'business' ? 'business' : 'events')
    said.set({ window: closedWindow(schema, domain, meant), table: of.type === 'events' ? of.table : null }, fact)
  }
  const { window, own, reasons } = agreedWindow([...said.keys()])
  for (const [each, reason] of reasons) tellOf(binding, said, each, reason)
  if (window === null) return null
  // If a single table has events, its own window is the window of all events.
  const single = own.get(only ?? '')
  const common = single?.window ?? window
  const isOfAll = (each: SaidWindow): boolean => !reasons.has(each) && (each === single || ![...own.values()].includes(each))
  const facts = [...said].flatMap(([each, fact]) => (isOfAll(each) ? [fact] : []))
  const { schema: moved, ...bound } = moveWindow(schema, domain, common)
  const apart = new Set([...own.keys()].filter((table) => table !== only))
  binding.take(facts, { ...bound, schema: moved, notes: notesBeside(bound.notes, apart) })
  for (const [table, each] of own) {
    const fact = said.get(each)
    if (fact !== undefined && apart.has(table)) binding.take([fact], withinOf(binding.schema, table, each.window))
  }
  return common
}

function tellOf(binding: Binding, said: ReadonlyMap<SaidWindow, Fact>, each: SaidWindow, reason: string): void {
  const fact = said.get(each)
  if (fact !== undefined) binding.refuse([fact], reason)
}

/** The notes about tables that have no window of their own. */
function notesBeside(notes: readonly BindNote[], tables: ReadonlySet<string>): readonly BindNote[] {
  return notes.filter(({ claims }) => !claims.some((claim) => claim.type === 'within' && tables.has(claim.table)))
}

/** Binds times of columns, after the windows. */
function bindColumns(binding: Binding, times: readonly Time[]): void {
  for (const { fact, of } of times) {
    if (of.type === 'none') binding.refuse([fact], of.reason)
    if (of.type === 'business') binding.schema = noneBefore(binding.schema, parseIsoDate(fact.from ?? '') ?? 0)
    if (of.type !== 'column') continue
    const isListed = binding
      .of('columns')
      .some(({ noun, list }) => list !== undefined && findTable(noun, binding.domain)?.table === of.table)
    const said = fact.type === 'dated' ? fact : { ...fact, verb: of.column ?? '' }
    const isComposed = tableNamed(domains.get(binding.domain.name)?.schema ?? noTables, of.table) === null
    binding.take([fact], setDated(binding.schema, said, of, { isComposed, isListed }))
  }
}

const noTables: Schema = { version: 1, name: 'custom', tables: [] }

/** Turns a verb with a time into a window: the time of the events, or from the start of the business until today. */
function windowOf({ from, to, unsaid, start, end }: DatedFact, of: 'events' | 'business'): WindowFact {
  const last = isoDay(lastToldDay)
  return { type: 'window', from, to: of === 'events' || last < to ? to : last, ...(unsaid === undefined ? {} : { unsaid }), start, end }
}

/** Moves all tables so that nothing happens before a day. Tables that refer to others start later. */
function noneBefore(schema: Schema, first: number): Schema {
  const tables = schema.tables.map((table) => {
    const own = arrivalDays(table)
    if (own === null || own.first >= first) return table
    return begunWithin(table, { first, last: Math.max(own.last, first + 30) })
  })
  return withLeads({ ...schema, tables }, new Set(tables.map(({ name }) => name)))
}

/** Moves the rows of one table of events into its own window, which is inside the window of all events. */
function withinOf(schema: Schema, name: string, { from, to }: Pick<ClosedWindow, 'from' | 'to'>): Bound {
  const table = tableNamed(schema, name)
  const column = arrivalColumn(table?.columns ?? [])
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)]
  if (table === null || column === null || first === null || last === null) return unused(schema, `${name} are not ordered by time`)
  const changed = withLeads(withTable(schema, begunWithin(table, { first, last })), new Set([name]))
  const shown = shownTime(table)
  const text = `${name} ${shown === null ? 'happen' : `have ${shown}`} from ${from} to ${to}`
  const claims = shown === null ? [] : [{ type: 'within', table: name, column: shown, from, to } as const]
  return used(changed, columnPointer(changed, name, column.name), text, claims)
}
