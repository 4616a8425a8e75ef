import { formula, mapped } from '../../../builders/computed.ts'
import type { ColumnBody, ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import { monthNames } from '../../times/months.ts'
import { withTables } from './with-tables.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Kinds of columns with one time per row. */
const timeKinds: ReadonlySet<string> = new Set(['regular_time', 'date', 'timestamp'])

/** A mapping from numbers to names, starting at `first`. */
function named(by: string, names: readonly string[], first: number): ColumnBody<'mapping'> {
  return mapped(by, Object.fromEntries(names.map((name, place) => [place + first, name])))
}

/** Parts of a date by name, as formulas over hidden columns. */
const parts: Readonly<Record<string, ColumnBody>> = {
  year: formula('calendar_year'),
  month: named('calendar_month', monthNames, 1),
  month_name: named('calendar_month', monthNames, 1),
  month_number: formula('calendar_month'),
  quarter: named('calendar_quarter', ['Q1', 'Q2', 'Q3', 'Q4'], 1),
  weekday: named('calendar_weekday', weekdays, 0),
  day_of_week: named('calendar_weekday', weekdays, 0),
  day_name: named('calendar_weekday', weekdays, 0),
  day_of_month: formula('calendar_day_of_year - floor((153 * calendar_shift + 2) / 5) + 1'),
  is_weekend: { ...formula('calendar_weekday > 4'), as: 'boolean' },
}

/** Hidden columns with the parts of a date. The year starts in March here, so that the leap day is its last day. */
function hiddenParts(time: ColumnSchema): readonly ColumnSchema[] {
  const hide = (name: string, expression: string): ColumnSchema => ({ name: `calendar_${name}`, ...formula(expression), hidden: true })
  const isDay = time.kind === 'date' || ('as' in time && time.as === 'date')
  return [
    hide('day', `${isDay ? time.name : `days(${time.name})`} + 719468`),
    hide('era', 'floor(calendar_day / 146097)'),
    hide('day_of_era', 'calendar_day - calendar_era * 146097'),
    hide(
      'year_of_era',
      'floor((calendar_day_of_era - floor(calendar_day_of_era / 1460) + floor(calendar_day_of_era / 36524) - floor(calendar_day_of_era / 146096)) / 365)',
    ),
    hide(
      'day_of_year',
      'calendar_day_of_era - (365 * calendar_year_of_era + floor(calendar_year_of_era / 4) - floor(calendar_year_of_era / 100))',
    ),
    hide('shift', 'floor((5 * calendar_day_of_year + 2) / 153)'),
    hide('month', 'max(1, min(12, calendar_shift < 10 ? calendar_shift + 3 : calendar_shift - 9))'),
    hide('year', 'calendar_year_of_era + calendar_era * 400 + (calendar_month < 3 ? 1 : 0)'),
    hide('quarter', 'max(1, min(4, floor((calendar_month + 2) / 3)))'),
    hide('weekday', 'max(0, min(6, (calendar_day + 2) % 7))'),
  ]
}

/**
 * Makes columns for parts of a date follow from it, in tables with one time: "date, year, quarter, month, weekday, is_weekend".
 * @param isFree whether no fact says anything else about a column
 */
export function withCalendarParts(schema: Schema, isFree: (table: string, column: string) => boolean): Schema {
  return withTables(
    schema,
    schema.tables.map((table) => withParts(table, isFree)),
  )
}

function withParts(table: TableSchema, isFree: (table: string, column: string) => boolean): TableSchema {
  const times = table.columns.filter(({ kind, hidden }) => timeKinds.has(kind) && hidden !== true)
  const [time, other] = times
  if (time === undefined || other !== undefined || time.nullable !== undefined) return table
  const isDrawn = ({ name, kind, hidden }: ColumnSchema): boolean =>
    parts[name] !== undefined && hidden !== true && drawn.has(kind) && isFree(table.name, name)
  const count = table.columns.filter(isDrawn).length
  const isOfTime = /^(?:date|day)$/.test(time.name) || time.kind === 'regular_time' || (/_(?:date|day)$/.test(time.name) && count > 1)
  // Only parts of the row's own day: the year of a film does not follow from the day on which it was added.
  const isPart = (column: ColumnSchema): boolean =>
    isDrawn(column) && (isOfTime || (column.name !== 'year' && time.name === arrivalColumn(table.columns)?.name))
  if (!table.columns.some(isPart)) return table
  const columns = table.columns.map((column): ColumnSchema => {
    const body = isPart(column) ? parts[column.name] : undefined
    return body === undefined ? column : { name: column.name, ...body }
  })
  return { ...table, columns: [...columns, ...hiddenParts(time)] }
}

/** Kinds of columns with independently drawn values. */
const drawn: ReadonlySet<string> = new Set(['category', 'integer', 'boolean'])
