import { shownColumn } from '../tables/shown-column.ts'
import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import type { ColumnsFact } from '../../facts/fact.ts'
import type { Noun } from '../../words/noun.ts'
import { findTable } from '../../find/find-table.ts'
import { type ColumnsFor, columnsFor } from '../../meanings/columns-for.ts'
import { columnName } from '../../meanings/column-name.ts'
import { columnsNamed } from '../../meanings/columns-named.ts'
import { ofEach } from '../../meanings/of-each.ts'
import { unknownColumn } from '../../meanings/unknown-column.ts'
import { qualities } from '../../lexicon/quality-words.ts'
import { isSameStem } from '../../words/same-stem.ts'
import { isPlural } from '../../words/words.ts'
import { columnContext } from './column-context.ts'
import { listNotes } from './list-notes.ts'
import { nameNote, partsOfName } from './parts-of-name.ts'
import { namingContext } from './naming-context.ts'
import type { BindNote, Bound } from '../note.ts'
import { referredBy, withTable } from '../tables/references.ts'
import { withDay } from './with-day.ts'
import { singularName } from './singular-name.ts'
import { relatedColumn } from './related-column.ts'
import { domainWithRenamed, type RenamedColumn, withRenamedColumn } from './renamed-column.ts'
import { noTable } from '../no-table.ts'

/** The result of binding columns. */
export interface BoundColumns extends Bound {
  /** The notes of each said thing, by its words: of a column, or of a table that is no column. */
  readonly notesOf: ReadonlyMap<string, readonly BindNote[]>
  /** New columns with amounts of money, as "table.column". */
  readonly money: readonly string[]
  /** Names of all said columns, existing and new. */
  readonly names: readonly string[]
  /** Existing columns that were renamed as the story calls them. */
  readonly renamed: readonly RenamedColumn[]
}

/**
 * Makes a table show its keys, the column that orders it by time, and the said columns: existing ones by name or meaning, else new ones by
 * their meaning. Its other columns become hidden, as formulas may use them.
 * @param mayRename whether existing columns get the said names
 */
export function setColumns(schema: Schema, domain: Domain, fact: ColumnsFact, mayRename = false): BoundColumns {
  const { noun, columns, list } = fact
  const none = { schema, notes: [], notesOf: new Map(), money: [], names: [], renamed: [] }
  const name = findTable(noun, domain)?.table
  const index = schema.tables.findIndex((table) => table.name === name)
  const table = schema.tables[index]
  if (table === undefined) return { ...none, used: false, reason: noTable(noun) }
  if (list !== undefined && list.every((each) => table.columns.some((column) => column.name === each.name)))
    return {
      ...none,
      notes: listNotes(schema, index, table, list),
      used: true,
      ...told(list.flatMap(({ name: own, isGuess }) => (isGuess ? [own] : []))),
    }
  const others = columns.map((column) => (fact.isBeside === true ? null : tableAmong(column, domain)))
  const mentioned = mentionedTables(schema, columns, others)
  const own = columns.filter((_, at) => others[at] === null)
  const said = own.map(inSingular)
  if (said.length === 0) return { ...none, notes: [...mentioned.values()].flat(), notesOf: mentioned, used: true }
  const parts = partsOfName(table, said)
  if (parts.length > 0) {
    const note = nameNote(index, table, parts)
    const notesOf = new Map([...mentioned, ...own.map(({ words }) => [words.join(' '), [note]] as const)])
    return { ...none, notes: [note], notesOf, used: true, names: parts }
  }
  const before = mayRename ? asSaid(schema, domain, table, said) : null
  if (before !== null) {
    const set = setColumns(before.schema, domainWithRenamed(domain, before.renamed), fact, true)
    return { ...set, renamed: [before.renamed, ...set.renamed] }
  }
  const related = said.flatMap(({ words }) => relatedColumn(schema, domain, table, words) ?? [])
  const wider: TableSchema = { ...table, columns: [...table.columns, ...distinct(related)] }
  const made = columnsFor(
    said.map(({ words }) => keyMeant(wider, domain, words) ?? words),
    columnContext(schema, domain, wider, noun),
  )
  const changed: TableSchema = { ...table, columns: arranged(wider, made) }
  const notes = columnNotes(index, changed, table, made)
  return {
    schema: withTable(schema, changed),
    notes: [...notes.values()],
    notesOf: new Map([...mentioned, ...own.map(({ words }, at) => [words.join(' '), noteOf(notes, made.names[at])] as const)]),
    used: true,
    ...told(made.guesses),
    money: made.money.map((column) => `${table.name}.${column}`),
    names: made.names.filter((each) => each !== null),
    renamed: [],
  }
}

/** Notes on the tables that columns name, by the words of the column. */
function mentionedTables(
  schema: Schema,
  columns: readonly Noun[],
  others: readonly (string | null)[],
): ReadonlyMap<string, readonly BindNote[]> {
  return new Map(
    columns.flatMap(({ words }, at) => {
      const other = others[at] ?? null
      return other === null ? [] : [[words.join(' '), tableNotes(schema, other)] as const]
    }),
  )
}

/** The noun in the singular ("ages" of users is one age each), unless it is an identifier. */
function inSingular(noun: Noun): Noun {
  return noun.name === undefined ? { ...noun, words: ofEach(noun.words) } : noun
}

/** Renames the first existing column that is said by another name. Null if there is none. */
function asSaid(
  schema: Schema,
  domain: Domain,
  table: TableSchema,
  said: readonly Noun[],
): { readonly schema: Schema; readonly renamed: RenamedColumn } | null {
  const { names } = columnsNamed(
    said.map(({ words }) => words),
    namingContext(domain, table),
  )
  const own = said.map(({ words, name }) =>
    columnName(singularName({ words: words.flatMap((word) => word.split(/[\s_-]+/)), ...(name === undefined ? {} : { name }) })),
  )
  const keys = new Set(keysOf(table))
  for (const [at, meant] of names.entries()) {
    const to = own[at] ?? null
    const from = flagOf(table, to) ?? meant
    const is = table.columns.find(({ name }) => name === from)
    if (from === null || to === null || is === undefined || keys.has(from) || from === to || own.includes(from)) continue
    const renamed = { table: table.name, from, to }
    const changed = table.columns.some(({ name }) => name === to) ? null : withRenamedColumn(schema, renamed)
    if (changed !== null) return { schema: withDay(changed, renamed), renamed }
  }
  return null
}

/** The flag that a share made, where the story calls it a column too: `is_spam` of "a spam flag". Null for none. */
function flagOf({ columns }: TableSchema, said: string | null): string | null {
  const state = said?.replace(/_(?:flag|label|indicator)$/, '')
  // "Paid on" is a time.
  if (state === undefined || /_(?:at|on|date|time)$/.test(state)) return null
  return (
    columns.find(({ name, kind }) => kind === 'boolean' && /^(?:is|has)_/.test(name) && isSameStem(name.replace(/^[a-z]+_/, ''), state))
      ?.name ?? null
  )
}

/** A warning that names the columns without a known meaning. */
export function told(guesses: readonly string[]): Pick<Bound, 'reason'> {
  return guesses.length === 0 ? {} : { reason: guesses.map(unknownColumn).join('; ') }
}

/** The table that a plural in a list of columns names. */
function tableAmong(column: Noun, domain: Domain): string | null {
  const found = findTable(column, domain)
  const last = column.words.at(-1) ?? ''
  // "With random products".
  const words = column.words.filter((word) => !qualities.has(word) && word !== 'random')
  return found !== null && found.words.length === words.length && isPlural(last) ? found.table : null
}

/**
 * The words of the key that a listed thing means: "ev charger id" for the "charger" of sessions, where there are EV chargers. Null where the
 * words have a column of their own, or name no table that the rows refer to once.
 */
function keyMeant({ columns }: TableSchema, domain: Domain, words: readonly string[]): readonly string[] | null {
  const found = findTable({ words }, domain)
  if (found === null || found.words.length < words.length || columns.some(({ name }) => name === words.join('_'))) return null
  const [key, ...others] = columns.filter((column) => column.hidden !== true && referredBy(column) === found.table)
  const isOwn = key?.name.endsWith(`_${words.join('_')}_id`) === true
  return isOwn && others.length === 0 ? key.name.split('_') : null
}

function distinct(columns: readonly ColumnSchema[]): readonly ColumnSchema[] {
  return columns.filter(({ name }, at) => columns.findIndex((each) => each.name === name) === at)
}

/**
 * Sorts the columns: keys, said columns in their order, the time column, hidden columns. A single said column is no list and is added to
 * the others.
 */
function arranged(table: TableSchema, made: ColumnsFor): readonly ColumnSchema[] {
  const all = [...table.columns, ...made.columns]
  const keys = new Set(keysOf(table))
  const arrival = arrivalColumn(table.columns)
  const names = [...new Set(made.names.filter((name) => name !== null))]
  const shown = names.filter((name) => !keys.has(name))
  const written = new Set([...keys, ...shown, ...(arrival === null || arrival.hidden === true ? [] : [arrival.name])])
  const named = (name: string): readonly ColumnSchema[] => all.filter((column) => column.name === name)
  if (names.length === 1) return all.map((column) => (written.has(column.name) ? shownColumn(column) : column))
  const order = [...written].flatMap(named).map(shownColumn)
  return [...order, ...all.filter(({ name }) => !written.has(name)).map((column): ColumnSchema => ({ ...column, hidden: true }))]
}

function keysOf(table: TableSchema): readonly string[] {
  const { primary_key: key, columns } = table
  const own =
    key === undefined
      ? columns
          .filter(({ hidden }) => hidden !== true)
          .slice(0, 1)
          .map(({ name }) => name)
      : typeof key === 'string'
        ? [key]
        : key
  const references = columns.filter((column) => column.hidden !== true && referredBy(column) !== null).map(({ name }) => name)
  return [...own, ...references]
}

/** A note for a table in a list of columns: "users with orders". */
function tableNotes({ tables }: Schema, name: string): readonly BindNote[] {
  const place = tables.findIndex((table) => table.name === name)
  return place < 0 ? [] : [{ pointer: `/tables/${place}`, text: `${name} are a table of their own`, claims: [] }]
}

function noteOf(notes: ReadonlyMap<string, BindNote>, name: string | null | undefined): readonly BindNote[] {
  const note = notes.get(name ?? '')
  return note === undefined ? [] : [note]
}

/** The note of each said column, by its name. */
function columnNotes(index: number, changed: TableSchema, before: TableSchema, made: ColumnsFor): ReadonlyMap<string, BindNote> {
  const had = new Set(before.columns.map(({ name }) => name))
  const names = [...new Set(made.names.filter((name) => name !== null))]
  const noted = (name: string): BindNote => {
    const at = changed.columns.findIndex((column) => column.name === name)
    const isGuess = made.guesses.includes(name)
    const text = had.has(name) ? `${before.name} keeps ${name}` : `${before.name} has ${name}`
    const claims = [{ type: 'columns', table: before.name, columns: [name] }] as const
    return {
      pointer: `/tables/${index}/columns/${at}`,
      text: isGuess ? `${text}: ${unknownColumn(name)}` : text,
      claims,
      ...(isGuess ? { meaning: null } : {}),
    }
  }
  return new Map(names.map((name) => [name, noted(name)]))
}
