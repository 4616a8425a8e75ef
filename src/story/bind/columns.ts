import type { Domain } from '../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts'
import { arrivalColumn } from '../../time/arrival.ts'
import { isoDay } from '../../time/periods.ts'
import { columnPath } from '../column-path.ts'
import { classify } from '../compose/classify.ts'
import type { ColumnsFact, Noun } from '../fact.ts'
import { findTable } from '../find-table.ts'
import { type ColumnsFor, columnsFor } from '../meanings/columns-for.ts'
import type { Subject } from '../meanings/table-draft.ts'
import { singularOf } from '../words.ts'
import { listNotes } from './list-notes.ts'
import type { BindNote, Bound } from './note.ts'
import { referredBy, withTable } from './references.ts'
import { relatedColumn } from './related-column.ts'
import { keyOf } from './relation.ts'

/** What became of said columns. */
export interface BoundColumns extends Bound {
  /** Tables that stood among the columns: they are spoken of, but no columns. */
  readonly mentioned: readonly string[]
  /** "table.column" of amounts of money that were made. */
  readonly money: readonly string[]
}

/**
 * Lets a table show its keys, the column that orders it by time, and the said columns: those that it has by name or meaning, else new
 * ones by their meaning. Its other columns stay as hidden ones, as more may be computed of them.
 */
export function setColumns(schema: Schema, domain: Domain, { noun, columns, list }: ColumnsFact): BoundColumns {
  const none = { schema, notes: [], mentioned: [], money: [] }
  const name = findTable(noun, domain)?.table
  const index = schema.tables.findIndex((table) => table.name === name)
  const table = schema.tables[index]
  if (table === undefined) return { ...none, used: false, reason: `no table is called "${noun.words.join(' ')}"` }
  if (list !== undefined && list.every((each) => table.columns.some((column) => column.name === each.name)))
    return { ...none, notes: listNotes(index, table, list), used: true }
  const others = columns.map((column) => tableAmong(column, domain))
  const mentioned = others.filter((each) => each !== null)
  const said = columns.filter((_, at) => others[at] === null)
  if (said.length === 0) return { ...none, mentioned, used: true }
  const related = said.flatMap(({ words }) => relatedColumn(schema, domain, table, words) ?? [])
  const wider: TableSchema = { ...table, columns: [...table.columns, ...distinct(related)] }
  const made = columnsFor(
    said.map(({ words }) => words),
    contextOf(schema, domain, wider, noun),
  )
  const changed: TableSchema = { ...table, columns: arranged(wider, made) }
  return {
    schema: withTable(schema, changed),
    notes: notesOf(index, changed, table, made),
    used: true,
    mentioned,
    money: made.money.map((column) => `${table.name}.${column}`),
  }
}

/** The table that what was read as a column is, called by a plural of all of its name. */
function tableAmong(column: Noun, domain: Domain): string | null {
  const found = findTable(column, domain)
  const last = column.words.at(-1) ?? ''
  return found !== null && found.words.length === column.words.length && singularOf(last) !== last ? found.table : null
}

function contextOf(schema: Schema, domain: Domain, table: TableSchema, { words }: Noun): Parameters<typeof columnsFor>[1] {
  const arrival = arrivalColumn(table.columns)
  const country = domain.countries.map(columnPath).find((path) => path.table === table.name)?.column
  const codes =
    country ?? table.columns.find(({ name, kind }) => name === 'country_code' && (kind === 'category' || kind === 'lookup'))?.name
  return {
    table: table.name,
    singular: (findTable({ words }, domain)?.words ?? words).map(singularOf).join(' '),
    subject: subjectOf(table, words),
    columns: table.columns,
    country: codes ?? null,
    from: arrival?.from ?? '2022-01-03',
    to: arrival?.to ?? isoDay(20_452),
    since: arrival === null ? sinceOf(table) : null,
    currency: currencyOf(schema),
    tables: schema.tables.flatMap((each) => {
      const key = keyOf(each)
      return key === null || each.hidden === true ? [] : [{ name: each.name, key }]
    }),
  }
}

/** Rows are people where the table has a person, else what its noun is. */
function subjectOf({ columns }: TableSchema, words: readonly string[]): Subject {
  const kind = classify(words.map(singularOf))?.archetype.subject ?? 'thing'
  return columns.some((column) => column.kind === 'person') && kind !== 'organisation' ? 'person' : kind
}

/** The first time that a table without an order by time tells of its rows. */
function sinceOf({ columns }: TableSchema): string | null {
  const times = columns.filter(
    ({ kind, nullable }) => (kind === 'after' || kind === 'shifted' || kind === 'occurrence_date') && nullable === undefined,
  )
  return times[0]?.name ?? null
}

function currencyOf({ tables }: Schema): string {
  const [code] = tables
    .flatMap(({ columns }) => columns)
    .flatMap((column) => (column.kind === 'constant' && column.name === 'currency' ? [column.value] : []))
  return code ?? 'USD'
}

function distinct(columns: readonly ColumnSchema[]): readonly ColumnSchema[] {
  return columns.filter(({ name }, at) => columns.findIndex((each) => each.name === name) === at)
}

/**
 * Keys first, then the said columns in their order, then what orders the table by time, then what is hidden. A single said column is no list:
 * it joins the others.
 */
function arranged(table: TableSchema, made: ColumnsFor): readonly ColumnSchema[] {
  const all = [...table.columns, ...made.columns]
  const keys = new Set(keysOf(table))
  const arrival = arrivalColumn(table.columns)
  const names = [...new Set(made.names.filter((name) => name !== null))]
  const shown = names.filter((name) => !keys.has(name))
  const written = new Set([...keys, ...shown, ...(arrival === null || arrival.hidden === true ? [] : [arrival.name])])
  const named = (name: string): readonly ColumnSchema[] => all.filter((column) => column.name === name)
  if (names.length === 1) return all.map((column) => (written.has(column.name) ? unhidden(column) : column))
  const order = [...written].flatMap(named).map(unhidden)
  return [...order, ...all.filter(({ name }) => !written.has(name)).map((column): ColumnSchema => ({ ...column, hidden: true }))]
}

function keysOf(table: TableSchema): readonly string[] {
  const { primary_key: key, columns } = table
  const own = key === undefined ? columns.slice(0, 1).map(({ name }) => name) : typeof key === 'string' ? [key] : key
  const references = columns.filter((column) => column.hidden !== true && referredBy(column) !== null).map(({ name }) => name)
  return [...own, ...references]
}

function unhidden(column: ColumnSchema): ColumnSchema {
  const { hidden, ...shown } = column
  return hidden === undefined ? column : shown
}

function notesOf(index: number, changed: TableSchema, before: TableSchema, made: ColumnsFor): readonly BindNote[] {
  const had = new Set(before.columns.map(({ name }) => name))
  const names = [...new Set(made.names.filter((name) => name !== null))]
  return names.map((name) => {
    const at = changed.columns.findIndex((column) => column.name === name)
    const warning = made.warnings.find((text) => text.includes(`"${name}"`))
    const text = had.has(name) ? `${before.name} keeps ${name}` : `${before.name} has ${name}`
    const claims = [{ type: 'columns', table: before.name, columns: [name] }] as const
    return { pointer: `/tables/${index}/columns/${at}`, text: warning === undefined ? text : `${text}: ${warning}`, claims }
  })
}
