import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import type { Fact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { isTimeUnit } from '../../lexicon/time-units.ts'
import { columnsNamed } from '../../meanings/columns-named.ts'
import type { Topic } from '../../topics/topics.ts'
import { isDone } from '../../words/is-done.ts'
import { isSameStem } from '../../words/same-stem.ts'
import { singularOf } from '../../words/words.ts'
import { columnByPart } from './column-by-part.ts'
import { isListedIn } from './is-listed-in.ts'
import { namingContext } from './naming-context.ts'
import { isShown } from '../tables/is-shown.ts'
import { isTime } from '../tables/is-time.ts'
import { tableNamed } from '../tables/references.ts'
import { datedColumn } from '../segments/named-column.ts'

/** An existing column. */
export interface KnownColumn {
  readonly table: string
  readonly column: string
  /** Whether the words are only a part of its name, or the name only a part of the words. */
  readonly isPart: boolean
}

/** Whether an existing column is a time. */
export function isTimeOf(schema: Schema, { table, column }: KnownColumn): boolean {
  return tableNamed(schema, table)?.columns.some((each) => each.name === column && isTime(each)) === true
}

/** Where a column is searched, and the facts of the story. */
interface KnownPlaces {
  readonly schema: Schema
  readonly domain: Domain
  readonly facts: readonly Fact[]
}

/** Most tables of a sentence in which parts of names are searched. */
const mostParts = 4

/** The order in which tables are searched. */
const order = ['sentence', 'before', 'after'] as const

/**
 * Finds an existing column by its name or meaning, or by a part of its name in the tables that the statement may be about. Null for none.
 */
export function knownColumn(
  places: KnownPlaces,
  words: readonly string[],
  isOfValues: boolean,
  near: readonly Topic[],
  others: readonly string[],
): KnownColumn | null {
  const found = nearestColumn(places, words, isOfValues, near, others)
  return found === null || found.column === words.join('_') ? found : (listedColumn(places, words, others) ?? found)
}

function nearestColumn(
  places: KnownPlaces,
  words: readonly string[],
  isOfValues: boolean,
  near: readonly Topic[],
  others: readonly string[],
): KnownColumn | null {
  const { schema, domain } = places
  const groups = [...order.map((place) => near.filter(({ where }) => where === place).map(({ table }) => table)), others]
  for (const [at, names] of groups.entries()) {
    const tables = names.map((name) => tableNamed(schema, name)).filter(isShown)
    for (const table of tables) {
      const column = columnIn(domain, table, words)
      if (column !== null) {
        // The status code of requests is nearer than the status of accounts.
        const [nearest] = tables
        const part = nearest === undefined || table === nearest || !isOfValues || at > 1 ? null : columnByPart(nearest, words, isOfValues)
        return { table: part === null ? table.name : (nearest?.name ?? ''), column: part ?? column, isPart: part !== null }
      }
      const derived = derivedColumn(table, words) ?? (at < order.length ? lastingColumn(table, words) : undefined)
      if (derived !== undefined) return { table: table.name, column: derived.name, isPart: true }
    }
    for (const table of at < 2 ? tables.slice(0, at === 0 ? mostParts : 1) : []) {
      const column = columnByPart(table, words, isOfValues)
      if (column !== null) return { table: table.name, column, isPart: true }
    }
  }
  return near[0]?.where === 'sentence' ? null : anywhere(places, words, isOfValues)
}

/** A column of exactly the said name that the story lists: "products", then "stock(product_id, quantity)", and "quantity 0 to 500". */
function listedColumn(places: KnownPlaces, words: readonly string[], others: readonly string[]): KnownColumn | null {
  const column = words.join('_')
  const isNamed = (table: string): boolean => tableNamed(places.schema, table)?.columns.some(({ name }) => name === column) === true
  const table = others.find((name) => isNamed(name) && isListedIn(places, words, { table: name }))
  return table === undefined ? null : { table, column, isPart: false }
}

/** Finds the column in the table of a time series, if the story has one. */
export function seriesColumn({ schema, domain, facts }: KnownPlaces, words: readonly string[]): KnownColumn | null {
  for (const fact of facts) {
    const table = fact.type === 'series' ? tableNamed(schema, fact.table) : null
    if (table === null) continue
    const column = columnIn(domain, table, words)
    const measured = column === null ? measuredIn(table, words) : null
    if (column !== null || measured !== null) return { table: table.name, column: column ?? measured ?? '', isPart: column === null }
  }
  return null
}

/** The only number that the rows of a series have, for "values" and "readings"; null for other words, or several numbers. */
function measuredIn({ columns }: TableSchema, [word = '', ...others]: readonly string[]): string | null {
  if (others.length > 0 || !/^(?:value|reading|measurement)s?$/.test(word)) return null
  const [only, ...more] = columns.filter(({ kind, hidden }) => hidden !== true && (kind === 'integer' || kind === 'decimal'))
  return only === undefined || more.length > 0 ? null : only.name
}

/**
 * The only column whose name surely matches in part, among all tables or, if several match, among the counted tables. Null for none or
 * several.
 */
function anywhere({ schema, domain, facts }: KnownPlaces, words: readonly string[], isOfValues: boolean): KnownColumn | null {
  const found = schema.tables.filter(isShown).flatMap((table) => {
    const column = columnByPart(table, words, isOfValues, true)
    return column === null ? [] : [{ table: table.name, column, isPart: true }]
  })
  if (found.length < 2) return found[0] ?? null
  const counted = facts.flatMap((fact) => (fact.type === 'count' ? [findTable(fact.noun, domain)?.table] : []))
  const [only, ...others] = found.filter(({ table }) => counted.includes(table))
  return only === undefined || others.length > 0 ? null : only
}

/** The column of a table that words mean and that shares a word with them; null for none. */
function columnIn(domain: Domain, table: TableSchema, words: readonly string[]): string | null {
  const { names } = columnsNamed([words], namingContext(domain, table))
  const own = new Set(words.map(singularOf))
  const isInner = innerColumns(domain, table.name)
  // "Paid at" is a time, and not whether it is paid.
  const isTimed = /^(?:at|on)$/.test(words.at(-1) ?? '')
  const column = table.columns.find(
    ({ name, kind }) =>
      name === names[0] &&
      !isInner.has(name) &&
      !(isTimed && kind === 'boolean') &&
      name.split('_').some((word) => own.has(singularOf(word))),
  )
  return (column ?? datedColumn(table, words) ?? joinedColumn(table, words))?.name ?? null
}

/** A column of a time whose name has its unit: "response_ms" for "response time". */
export function lastingColumn({ columns }: TableSchema, words: readonly string[]): ColumnSchema | undefined {
  const stem = words.slice(0, -1).join('_')
  if (stem === '' || !/^(?:time|duration)$/.test(words.at(-1) ?? '')) return undefined
  return columns.find(({ name }) => name.startsWith(`${stem}_`) && isTimeUnit(name.slice(stem.length + 1)))
}

/** The columns that a trade hides, because other columns are computed from them. */
function innerColumns({ name: domain, schema }: Domain, table: string): ReadonlySet<string> {
  const columns = domain === 'custom' ? [] : (tableNamed(schema, table)?.columns ?? [])
  return new Set(columns.filter(({ hidden }) => hidden === true).map(({ name }) => name))
}

/** A column whose name is written as one word: "AnnualIncome" for annual_income. */
function joinedColumn({ columns }: TableSchema, [word, ...others]: readonly string[]): ColumnSchema | undefined {
  return others.length > 0 ? undefined : columns.find(({ name }) => name.includes('_') && name.replaceAll('_', '') === word)
}

/** A column whose name has another form of the same word: "claim_amount" for "claimed amount". */
function derivedColumn({ columns }: TableSchema, [first = '', ...others]: readonly string[]): ColumnSchema | undefined {
  if (others.length === 0 || !isDone(first)) return undefined
  return columns.find(({ name, hidden }) => {
    const [own = '', ...rest] = name.split('_')
    return hidden !== true && isSameStem(own, first) && rest.join(' ') === others.join(' ')
  })
}
