import type { Domain } from '../../../domains/domain.ts'
import type { ColumnOf, ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn, arrivalPlace, isOrdering, windowConflict } from '../../../time/arrival.ts'
import { hoursConflict } from '../../../time/day-profile.ts'
import { type Days, isoDay } from '../../../time/periods.ts'
import { civilFromDays } from '../../../calendar.ts'
import type { ShapeFact } from '../../facts/amount-facts.ts'
import { arrivalDays } from '../counts/gates.ts'
import { monthOfDay, numberInYear } from '../../times/months.ts'
import { timedTables } from '../../topics/timed-tables.ts'
import type { Topic } from '../../topics/topics.ts'
import { findMeasure, tableOf } from './find-measure.ts'
import { type Bound, unused } from '../note.ts'
import { tableNamed } from '../tables/references.ts'
import { shownTime } from '../times/shown-time.ts'
import { exceptional, saidProfile } from './profile.ts'
import { shapeClaims } from './shape-claims.ts'
import { busyDays } from './season-factors.ts'
import { sumOf, integersFrom } from '../../../lists.ts'

/**
 * Multiplies how often events occur by month, weekday and hour, and on given days of each year. It applies to the events that the fact
 * names, those of its sentence, or all events of the domain. Times without events stay without.
 * @param topics tables that the fact may be about, the most likely first
 * @param shapes all shapes of the story
 */
export function setShape(
  schema: Schema,
  domain: Domain,
  fact: ShapeFact,
  topics: readonly Topic[] = [],
  shapes: readonly ShapeFact[] = [],
): Bound {
  const names = tablesOf(schema, domain, fact, topics)
  if (typeof names === 'string') return unused(schema, names)
  const isOfAll = fact.hours !== null && names.size > 1 && !topics.some(({ table, where }) => where === 'sentence' && names.has(table))
  const main = tableNamed(schema, domain.events[0] ?? '')
  if (isOfAll && main !== null && names.has(main.name) && arrivalColumn(main.columns)?.kind === 'date')
    return unused(schema, `${main.name} have days, but no hours`)
  const begins = schema.tables.find((table) => names.has(table.name) && beginningOf(table) !== null)
  if (fact.hours !== null && begins !== undefined)
    return unused(schema, `${begins.name} are booked at some hour and begin on some day: the data has no hour at which they begin`)
  const { tables } = fact.weekdays === null ? schema : inWholeWeeks(schema, names)
  const changed = tables.map((table) => {
    const place = names.has(table.name) && !isOutside(fact, arrivalDays(table)) ? arrivalPlace(table.columns) : -1
    return place < 0
      ? table
      : {
          ...table,
          columns: table.columns.map((column, index) =>
            index === place && isOrdering(column) ? shaped(column, table.name, schema, fact) : column,
          ),
        }
  })
  const notes = changed.flatMap((table, index) => {
    const place = arrivalPlace(table.columns)
    const [before, own] = [schema.tables[index]?.columns[place], arrivalColumn(table.columns)]
    if (own === null || !names.has(table.name) || (own === before && (isOutside(fact, arrivalDays(table)) || !isMet(own, fact)))) return []
    const text = own === before ? `${table.name} follow ${told(fact)} anyway` : `${table.name} follow ${told(fact)}`
    const begin = fact.weekdays === null ? null : beginningOf(table)
    const shown = [shownTime(table), begin?.name ?? null].flatMap((name) => (name === null ? [] : [{ ...own, name, hidden: false }]))
    const claims = shown.flatMap((column) => shapeClaims(table.name, column, fact, shapes))
    return [{ pointer: `/tables/${index}/columns/${place}`, text, claims }]
  })
  const isFlat = fact.months?.every((factor) => factor === 1) === true
  if (isFlat) return { schema, notes: [], used: true }
  if (notes.length === 0) return { schema, notes, used: false, reason: reasonOf(schema, names, fact) }
  return { schema: { ...schema, tables: changed }, notes, used: true }
}

/** Whether all months that a shape changes lie outside the days of a table. */
function isOutside({ months }: ShapeFact, days: Days | null): boolean {
  if (months === null || days === null) return false
  const last = Math.min(monthOfDay(days.last), monthOfDay(days.first) + 11)
  for (let month = monthOfDay(days.first); month <= last; month++) if (months[numberInYear(month) - 1] !== 1) return false
  return true
}

/** Whether a column has the shape already. */
function isMet(column: ColumnOf<'date' | 'timestamp'>, { months, weekdays, hours, days }: ShapeFact): boolean {
  if (days !== null || (hours !== null && column.kind !== 'timestamp')) return false
  const said = [
    [column.months, months],
    [column.weekdays, weekdays],
    [column.kind === 'timestamp' ? column.hours : undefined, hours],
  ] as const
  return said.every(([known, factors]) => {
    const { weights, isMet: isSo } = saidProfile(known, factors)
    return isSo && weights === null
  })
}

function tablesOf(
  schema: Schema,
  domain: Domain,
  { measure, weekdays, hours, isOwn }: ShapeFact,
  topics: readonly Topic[],
): ReadonlySet<string> | string {
  const target = measure.length === 0 ? null : findMeasure(schema, domain, measure, false)
  if (target?.type === 'none' && isOwn === true) return target.reason
  if (target?.type === 'rows') return new Set([target.table])
  if (target?.type === 'measure') return new Set([tableOf(target.measure.column)])
  // If a business is closed at a time, none of its tables has events then.
  const isClosing = [weekdays, hours].some((factors) => factors?.includes(0) === true)
  return timedTables(schema, domain, isClosing ? topics.filter(({ isSubject }) => isSubject === true) : topics)
}

/** Multiplies the profiles of a column. The column stays as it is if no time would be left. */
function shaped(column: ColumnOf<'date' | 'timestamp'>, table: string, schema: Schema, fact: ShapeFact): ColumnOf<'date' | 'timestamp'> {
  const months = saidProfile(column.months, fact.months).weights
  const weekdays = saidProfile(column.weekdays, fact.weekdays).weights
  const hours = column.kind === 'timestamp' ? saidProfile(opened(column.hours, fact.hours), fact.hours).weights : null
  const peaks = peaksOf(table, schema, fact)
  if (months === null && weekdays === null && hours === null && peaks.length === 0) return column
  const changed = {
    ...column,
    ...(months === null ? {} : { months }),
    ...(weekdays === null ? {} : { weekdays }),
    ...(hours === null ? {} : { hours }),
    ...(peaks.length === 0 ? {} : { peaks: [...(column.peaks ?? []), ...peaks] }),
  }
  const conflict = windowConflict(changed) ?? hoursConflict(hours ?? undefined)
  return conflict === null ? changed : column
}

/** Opens hours that the domain closes if all said hours are closed, or if most events should fall on them: a coffee shop in the morning. */
function opened(hours: readonly number[] | undefined, factors: readonly number[] | null): readonly number[] | undefined {
  if (hours === undefined || factors === null) return hours
  const most = Math.max(...factors)
  const isClosed = factors.every((factor, hour) => factor < most || hours[hour] === 0)
  if (!isClosed && Math.min(...factors) >= exceptional) return hours
  const open = hours.filter((weight) => weight > 0)
  const usual = sumOf(open) / open.length
  return hours.map((weight, hour) => (factors[hour] === most && weight === 0 ? usual : weight))
}

function peaksOf(name: string, { tables }: Schema, fact: ShapeFact): readonly { readonly period: string; readonly rate: number }[] {
  const table = tables.find((each) => each.name === name)
  const days = table === undefined || fact.days === null ? null : arrivalDays(table)
  if (days === null) return []
  const [first, last] = [civilFromDays(days.first).year, civilFromDays(days.last).year]
  return integersFrom(first, last)
    .flatMap((year) => busyDays(fact, year))
    .filter(({ day }) => day >= days.first && day <= days.last)
    .map(({ day, factor }) => ({ period: isoDay(day), rate: factor }))
}

function told({ months, days, weekdays, hours }: ShapeFact): string {
  const parts = [months && 'months', days && 'days', weekdays && 'weekdays', hours && 'hours'].filter((part) => part !== null)
  return `the stated ${parts.join(' and ')}`
}

function reasonOf({ tables }: Schema, names: ReadonlySet<string>, fact: ShapeFact): string {
  const { days, weekdays, hours } = fact
  if (names.size === 0) return 'no table of this data is ordered by time'
  if (tables.every((table) => !names.has(table.name) || isOutside(fact, arrivalDays(table))))
    return 'the stated months are outside of the period of the data'
  const hasOwnDays = tables.some(({ name, columns }) => names.has(name) && arrivalColumn(columns)?.weekdays !== undefined)
  if (weekdays !== null && hours === null && hasOwnDays) return `${[...names].join(', ')} happen on weekdays of their own`
  if (days !== null) return 'the stated days are outside of the period of the data'
  if (hours !== null) return `${[...names].join(', ')} have days, but no hours`
  return 'the stated times leave no day on which anything happens'
}

type Beginning = ColumnOf<'shifted'>

/** The shown column with the start of something that was arranged earlier: "start_date" next to "booked_at". Null for none. */
function beginningOf({ columns }: TableSchema): Beginning | null {
  const arrival = arrivalColumn(columns)
  const isBeginning = (column: ColumnSchema): column is Beginning & ColumnSchema =>
    column.kind === 'shifted' && column.hidden !== true && column.unit === 'days' && column.column === arrival?.name
  return columns.filter(isBeginning).find(({ name }) => /^(?:start|check_in)/.test(name)) ?? null
}

/** Makes the time from arrangement to start whole weeks, so that both follow the said weekdays. */
function inWholeWeeks(schema: Schema, names: ReadonlySet<string>): Schema {
  const tables = schema.tables.map((table) => {
    const offset = names.has(table.name) ? beginningOf(table)?.offset : undefined
    const change = (column: ColumnSchema): ColumnSchema =>
      column.name === offset && column.kind === 'formula' ? { ...column, expression: `floor((${column.expression}) / 7) * 7` } : column
    return offset === undefined ? table : { ...table, columns: table.columns.map(change) }
  })
  return { ...schema, tables }
}
