import { lognormal } from '../../builders/distributions.ts'
import { decimal, whole } from '../../builders/drawn.ts'
import { isoDay } from '../../time/periods.ts'
import { secondsPerDay } from '../../calendar.ts'
import type { ColumnBody, ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { columnName } from '../meanings/column-name.ts'
import { columnsFor } from '../meanings/columns-for.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { singularOf } from '../words/words.ts'
import { documentColumns } from './document-columns.ts'
import type { Duration } from './read-interval.ts'
import type { SeriesSteps } from './series-steps.ts'
import { mayBePlural } from '../compose/noun-words.ts'

/** The parts of the table of a series. */
export interface SeriesPlan {
  readonly name: string
  readonly interval: Duration
  readonly steps: SeriesSteps
  /** The words of each measured column. A time among them names the column with the moments. */
  readonly measures: readonly (readonly string[])[]
  /** The table with one series per row, and its key; null for a single series. */
  readonly owner: { readonly table: string; readonly key: string } | null
}

/** Names of columns with the moment of a row. */
const timeName = /^(?:timestamp|time|date|day|datetime|ts|week|month|quarter|year|hour|period|\w+_(?:at|date|time|start|on))$/
/** Default names of the column with the moments. */
const usualName = { weekdays: 'date', weeks: 'week_start', months: 'month', quarters: 'quarter', years: 'year', days: 'date' } as const

/** Makes the table of a series: one row per interval, or one per interval and owner. */
export function seriesTable({ name, interval, steps, measures, owner }: SeriesPlan): TableSchema {
  const names = measures.map((words) => columnName(words) ?? 'value')
  const { unit, times } = interval
  const usual = unit === 'seconds' || unit === 'minutes' || unit === 'hours' ? 'timestamp' : usualName[unit]
  const moment = names.find((each) => timeName.test(each)) ?? usual
  const key = `${singularOf(name.split('_').at(-1) ?? name)}_id`
  const isFine = usual === 'timestamp'
  // "Columns date, store, revenue": the store is the one that has the series.
  const singular = owner === null ? null : singularOf(owner.table)
  const reference = singular !== null && names.includes(singular) ? singular : (owner?.key ?? '')
  // A listed time of a single series is unique, and the list has all columns.
  const isKeyed = owner === null && names.includes(moment)
  const first: readonly ColumnSchema[] = [
    ...(names.includes(key) || key === reference || isKeyed ? [] : [{ name: key, kind: 'sequence' } as const]),
    ...(owner === null ? [] : [{ name: reference, kind: 'owner_key', table: owner.table } as const]),
    { name: moment, kind: 'regular_time', from: textOf(steps.first), every: times, unit, as: isFine ? 'timestamp' : 'date' },
  ]
  // "Monthly payslips" are rows, and "payslips" is no column of them.
  const rows = measures.length === 1 && names[0] === name ? documentColumns(measures[0] ?? []) : null
  const own = (rows ?? []).flatMap((column) => (typeof column === 'string' ? [] : [{ ...column.body, name: column.name }]))
  const said =
    rows === null
      ? measures.filter((_, at) => names[at] !== moment && names[at] !== reference)
      : rows.flatMap((column) => (typeof column === 'string' ? [column.split(' ')] : []))
  return {
    name,
    rows: owner === null ? steps.count : { type: 'owned', by: owner.table, min: steps.count, max: steps.count },
    columns: [...first, ...own, ...measuredColumns(name, first, said)],
    primary_key: first[0]?.kind === 'sequence' ? key : moment,
  }
}

function textOf(seconds: number): string {
  const day = Math.floor(seconds / secondsPerDay)
  const rest = seconds - day * secondsPerDay
  if (rest === 0) return isoDay(day)
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')
  return `${isoDay(day)}T${two(rest / 3600)}:${two((rest % 3600) / 60)}:${two(rest % 60)}Z`
}

/** The measured columns by their meaning. Measures of the same meaning are columns of their own: "humidity, soil moisture". */
function measuredColumns(table: string, first: readonly ColumnSchema[], measures: readonly (readonly string[])[]): readonly ColumnSchema[] {
  const made = madeOf(table, first, measures)
  const again = measures.filter((words, at) => columnName(words) !== made.names[at] && made.names.indexOf(made.names[at] ?? null) < at)
  return [...made.columns, ...again.flatMap((words) => madeOf(table, first, [words]).columns)]
}

/** Tables of numbers that are read from something. */
const measured = wordSet('readings measurements samples')

/** Columns for some words. Unknown ones are numbers, as a series shows how something changes. */
function madeOf(table: string, first: readonly ColumnSchema[], measures: readonly (readonly string[])[]): ReturnType<typeof columnsFor> {
  const made = columnsFor(measures, {
    table,
    singular: singularOf(table.replaceAll('_', ' ')),
    subject: 'event',
    columns: first,
    country: null,
    from: '2024-01-01',
    to: '2025-12-31',
    since: null,
    currency: 'USD',
    tables: [],
  })
  const isReading = measures.length === 1 && measured.has(table)
  const unknown = new Set(measures.flatMap((_, at) => (isUnknown(made, made.names[at] ?? null, isReading) ? [made.names[at]] : [])))
  const columns = made.columns.map((column): ColumnSchema => {
    const at = made.names.indexOf(column.name)
    return unknown.has(column.name) ? { name: column.name, ...anyNumber(measures[at]?.at(-1) ?? '') } : column
  })
  return { ...made, columns }
}

/** Whether a column is of no known meaning, or of one that no series has. Readings are numbers: "fuel readings". */
function isUnknown({ columns, guesses }: ReturnType<typeof columnsFor>, name: string | null, isReading: boolean): boolean {
  const column = columns.find((each) => each.name === name)
  if ((name !== null && guesses.includes(name)) || column?.kind === 'timestamp' || column?.kind === 'date') return true
  return column?.kind === 'text' || (isReading && column?.kind === 'category')
}

/** A number for an unknown measure. Plurals are counts: "visitors". */
function anyNumber(word: string): ColumnBody {
  return mayBePlural(word) ? whole(0, 50_000, lognormal(1200, 0.6)) : decimal(0, 1000, 2, lognormal(80, 0.5))
}
