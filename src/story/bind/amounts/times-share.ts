import type { Domain } from '../../../domains/domain.ts'
import type { ColumnOf, ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn, windowConflict } from '../../../time/arrival.ts'
import { hoursConflict } from '../../../time/day-profile.ts'
import type { ShapeFact } from '../../facts/amount-facts.ts'
import { datingVerbs } from '../../lexicon/dating-verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { rowsAtTimes } from '../../proofs/rows-at-times.ts'
import { timedTables } from '../../topics/timed-tables.ts'
import type { Topic } from '../../topics/topics.ts'
import { type BindNote, type Bound, unused } from '../note.ts'
import { findMeasure, tableOf } from './find-measure.ts'

type Time = ColumnOf<'date' | 'timestamp'>

/**
 * Gives some months, weekdays or hours a share of the rows. Within both parts, times keep their ratios.
 * @param others the other shapes with a share
 */
export function setTimesShare(
  schema: Schema,
  domain: Domain,
  fact: ShapeFact,
  topics: readonly Topic[],
  others: readonly ShapeFact[],
): Bound {
  const names = tablesOf(schema, domain, fact, topics)
  if (typeof names === 'string') return unused(schema, names)
  if (fact.weekdays !== null && fact.hours !== null)
    return unused(schema, 'a share of the rows at some hours of some weekdays cannot be set')
  const { part } = timesOf(fact)
  const together = others.filter((other) => timesOf(other).part === part && other.measure.join() === fact.measure.join())
  const shares = partsOf(together)
  if (shares === null) return unused(schema, 'its share does not fit to those of other times')
  const notes: BindNote[] = []
  let reason = 'no table of this data is ordered by time'
  const tables = schema.tables.map((table, index): TableSchema => {
    const time = names.has(table.name) ? arrivalColumn(table.columns) : null
    if (time === null) return table
    const other = isOfOther(time, fact.done) ? `${table.name} have no time when they are "${fact.done}", but ${time.name}` : null
    const changed =
      other ?? (time.hidden === true ? `the times of ${table.name} follow from others` : sharedTime(time, part, shares, table.name))
    if (typeof changed === 'string') {
      reason = changed
      return table
    }
    const at = table.columns.findIndex(({ name }) => name === time.name)
    notes.push({
      pointer: `/tables/${index}/columns/${at}`,
      text: `${table.name} follow the stated ${part}s, to a few rows`,
      claims: [{ type: 'share_at', table: table.name, time: time.name, ...timesOf(fact), share: fact.share ?? 0 }],
    })
    return { ...table, columns: table.columns.map((column): ColumnSchema => (column.name === time.name ? changed : column)) }
  })
  return notes.length === 0 ? unused(schema, reason) : { schema: { ...schema, tables }, notes, used: true }
}

/** What happens when something is sold. */
const sales = wordSet('sold sale ordered purchased bought booked paid')

/** Whether a time is that of something else than what is done: when tickets are registered is not when they are sold. */
function isOfOther({ name }: Time, done: string | undefined): boolean {
  const verb = datingVerbs.get(done ?? '')
  const [own = ''] = name.split('_')
  return verb !== undefined && datingVerbs.has(own) && own !== done && !verb.columns.has(own) && !(sales.has(own) && sales.has(done ?? ''))
}

function tablesOf(schema: Schema, domain: Domain, { measure }: ShapeFact, topics: readonly Topic[]): ReadonlySet<string> | string {
  const target = measure.length === 0 ? null : findMeasure(schema, domain, measure, false)
  if (target?.type === 'rows') return new Set([target.table])
  if (target?.type === 'measure') return new Set([tableOf(target.measure.column)])
  return measure.length === 0 ? timedTables(schema, domain, topics) : `no table counts "${measure.join(' ')}" over time`
}

/** For each of all times together, the share that it belongs to; null for shares that overlap or come to more than all rows. */
function partsOf(facts: readonly ShapeFact[]): readonly Part[] | null {
  const parts = facts.map((fact) => ({ places: places(factorsOf(fact), 0), share: fact.share ?? 0 }))
  const all = parts.flatMap((part) => part.places)
  const rest = 1 - parts.reduce((sum, part) => sum + part.share, 0)
  return new Set(all).size < all.length || rest < -1e-9 ? null : [...parts, { places: null, share: Math.max(0, rest) }]
}

/** A share and its times, which are counted from 0; null for other shapes. */
interface Part {
  readonly places: readonly number[] | null
  readonly share: number
}

/** The time with the shares; the reason if it cannot have them. */
function sharedTime(time: Time, part: TimePart, parts: readonly Part[], table: string): (Time & ColumnSchema) | string {
  if (part === 'hour' && time.kind !== 'timestamp') return `${table} have days, but no hours`
  const months = part === 'month' ? { months: sharedOut(time.months, monthsIn(time), parts) } : {}
  const days = part === 'weekday' ? { weekdays: sharedOut(time.weekdays, allAlike(7), parts) } : {}
  const hours = part === 'hour' && time.kind === 'timestamp' ? { hours: sharedOut(time.hours, allAlike(24), parts) } : {}
  const changed = { ...time, ...months, ...days, ...hours }
  const conflict = windowConflict(changed) ?? hoursConflict(changed.kind === 'timestamp' ? changed.hours : undefined)
  return conflict ?? changed
}

const allAlike = (length: number): readonly number[] => Array.from({ length }, () => 1)

/** The share of rows in each month if all months have the same rate. */
function monthsIn(time: Time): readonly number[] {
  const level = { ...time, months: allAlike(12) }
  return allAlike(12).map((_, month) => rowsAtTimes({ part: 'month', times: [month + 1] }, level, manyRows).busy.rows / manyRows)
}

const manyRows = 1_000_000

/**
 * Rates with which the times of each part have its share. Within a part, times keep their ratios.
 * @param units for each time, the rows that it has at a rate of 1
 */
function sharedOut(known: readonly number[] | undefined, units: readonly number[], parts: readonly Part[]): readonly number[] {
  const said = new Set(parts.flatMap((part) => part.places ?? []))
  const rows = units.map((unit, place) => unit * (known?.[place] ?? 1))
  const result = units.map(() => 0)
  for (const part of parts) {
    const own = part.places ?? [...units.keys()].filter((place) => !said.has(place))
    const sum = own.reduce((all, place) => all + (rows[place] ?? 0), 0)
    for (const place of own)
      result[place] = Number((part.share * (sum === 0 ? 1 / own.length : (known?.[place] ?? 1) / sum)).toPrecision(6))
  }
  return result
}

function places(factors: readonly number[], first: number): readonly number[] {
  return factors.flatMap((factor, place) => (factor === 1 ? [place + first] : []))
}

type TimePart = 'month' | 'weekday' | 'hour'

const factorsOf = ({ months, weekdays, hours }: ShapeFact): readonly number[] => hours ?? weekdays ?? months ?? []

function timesOf(fact: ShapeFact): { readonly part: TimePart; readonly times: readonly number[] } {
  const part = fact.hours !== null ? 'hour' : fact.weekdays !== null ? 'weekday' : 'month'
  return { part, times: places(factorsOf(fact), part === 'hour' ? 0 : 1) }
}
