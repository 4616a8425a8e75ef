import { wordSet } from '../../lexicon/word-set.ts'
import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import type { WindowFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import type { DatingVerb } from '../../lexicon/dating-verbs.ts'
import { namesOccasion } from '../../times/names-occasion.ts'
import { headOf, singularOf } from '../../words/words.ts'
import { ancestorsOf } from '../../topics/ancestors-of.ts'
import { happens, timedTables } from '../../topics/timed-tables.ts'
import type { Topic } from '../../topics/topics.ts'
import { eventTables } from '../tables/event-tables.ts'
import type { Dated } from './find-dated.ts'
import { isTime } from '../tables/is-time.ts'
import { tableNamed } from '../tables/references.ts'
import { noTable } from '../no-table.ts'

/** First words in columns for the creation of a row. */
const general: ReadonlySet<string> = wordSet('created added recorded inserted date time timestamp datetime')

/** Characters of a year. */
const yearLength = 4

/** Nouns that a window names before anything is counted: "6 months of logs". */
const recorded: ReadonlySet<string> = wordSet('logs readings invoices')

/**
 * Finds the target of a window: the column before it ("order_date in 2024"), the table counted before it ("400 loans during 2023"), or all
 * events.
 * @param topics tables that it may be about, the most likely first
 */
export function findTimed(schema: Schema, domain: Domain, { of, start, end }: WindowFact, topics: readonly Topic[]): Dated {
  const all: Dated = { type: 'all' }
  // "Clinical trials 2024": a year alone is the window of all data.
  const isYear = end - start === yearLength
  const subject = of === undefined && !isYear ? ofSubject(schema, domain, topics) : null
  if (of === undefined) return subject ?? ofOthers(schema, domain, topics) ?? ofNoEvents(schema, domain) ?? all
  const before = topics.find(({ where }) => where !== 'after')?.table ?? null
  const column = columnNamed(schema, of.words, before)
  const events = eventTables(schema, domain)
  if (column !== null) {
    const { table, name } = column
    const isEvent = events.has(table.name) && arrivalColumn(table.columns)?.name === name
    return isEvent ? { type: 'events', table: table.name } : { type: 'column', table: table.name, column: name, verb: verbOf(name) }
  }
  const named = findTable(of, domain)?.table ?? null
  const table = named === null ? null : tableNamed(schema, named)
  if (table === null && recorded.has(of.words.at(-1) ?? '')) return { type: 'none', reason: noTable(of) }
  if (table === null)
    return isColumnName(schema, of.words)
      ? { type: 'none', reason: `no table has a column called "${of.words.join('_')}"` }
      : (ofNoEvents(schema, domain) ?? all)
  if (events.has(table.name)) return { type: 'events', table: table.name }
  const time = happens(table.name) ? onlyTime(table) : ofRecords(schema, table, events)
  if (time !== null) return time
  const timed = timedTables(schema, domain, [{ table: table.name, where: 'sentence' }])
  return typeof timed === 'string' && !table.columns.some(isShownTime) ? { type: 'none', reason: timed } : all
}

/** "All screenings between 5 and 15 September": the time of rows that others own. Null for rows with several times or none. */
function onlyTime(table: TableSchema): Dated | null {
  const [time, ...more] = table.columns.filter(isShownTime)
  if (time === undefined || more.length > 0) return null
  return { type: 'column', table: table.name, column: time.name, verb: verbOf(time.name) }
}

/**
 * What happens, right before a window, where the data has other events: "flights | in June and their bookings", or rows that none of these
 * events are of: "40 shows, listens | between January and June". Null for others.
 */
function ofSubject(schema: Schema, domain: Domain, topics: readonly Topic[]): Dated | null {
  const name = topics.find(({ isSubject }) => isSubject === true)?.table ?? ''
  const table = tableNamed(schema, name)
  const events = eventTables(schema, domain)
  if (table === null || events.has(name) || events.size === 0) return null
  if (!happens(name)) return ofRecords(schema, table, events)
  return onlyTime(table) ?? { type: 'none', reason: untimedReason(schema, name) }
}

/**
 * The reason if a window is in a sentence about rows without a time: "the hives are weighed in May" is not about beekeepers. Null
 * otherwise.
 */
function ofOthers(schema: Schema, domain: Domain, topics: readonly Topic[]): Dated | null {
  const said = topics.filter(({ where }) => where === 'sentence').map(({ table }) => table)
  const events = [...eventTables(schema, domain)]
  const ancestors = ancestorsOf(schema)
  const isOf = (event: string): boolean => happens(event) || said.includes(event) || said.some((table) => ancestors.get(event)?.has(table))
  return said.length === 0 || events.length === 0 || events.some(isOf)
    ? null
    : { type: 'none', reason: untimedReason(schema, said[0] ?? '') }
}

/** The time at which rows were recorded that no event of the data is of: "listens" beside shows. Null for others. */
function ofRecords(schema: Schema, table: TableSchema, events: ReadonlySet<string>): Dated | null {
  const isOf = events.size === 0 || [...events].some((event) => ancestorsOf(schema).get(event)?.has(table.name) === true)
  const time = isOf ? null : onlyTime(table)
  return time?.type === 'column' && general.has(time.column?.split('_')[0] ?? '') ? time : null
}

/** Why no time can be set for a table: it has none, or its times follow from others. */
function untimedReason(schema: Schema, table: string): string {
  const isTimed = tableNamed(schema, table)?.columns.some(isShownTime) === true
  return isTimed ? `the times of ${table} follow from other columns` : `${table} have no time of their own here`
}

/** Names of times at which things or people start to exist. They are not times of events that happen to them. */
const comings =
  /^(?:hired?|join(?:ed)?|installed|register(?:ed)?|registration|established|admitted|launched|founded|commissioned|acquired|built)_(?:on|at|date)$/

/** The reason if no table has events, but only people and lasting things: "200 installers; everything happened in 2024". */
function ofNoEvents(schema: Schema, domain: Domain): Dated | null {
  const paths = [...eventTables(schema, domain)].map((name) => ({
    name,
    column: arrivalColumn(tableNamed(schema, name)?.columns ?? [])?.name ?? '',
  }))
  if (paths.length === 0 || !paths.every(({ column }) => comings.test(column))) return null
  const told = paths.map(({ name, column }) => `${name}.${column}`).join(' and ')
  const verb = /^(.+)_(?:on|at)$/.exec(paths.at(-1)?.column ?? '')?.[1]
  return {
    type: 'none',
    reason: `no table holds what happened then; the only times are ${told}${verb === undefined ? '' : `: state the verb, such as "${verb} in 2024"`}`,
  }
}

function isShownTime(column: ColumnSchema): boolean {
  return column.hidden !== true && isTime(column)
}

/** The column with a name. If several tables have it, that of the table that was counted last. */
function columnNamed(
  { tables }: Schema,
  words: readonly string[],
  before: string | null,
): { readonly table: TableSchema; readonly name: string } | null {
  const last = headOf(words)
  const name = [...words.slice(0, -1), last].join('_')
  const found = tables.flatMap((table) => {
    const column =
      table.hidden === true
        ? undefined
        : table.columns.find(
            (each) =>
              each.name === name &&
              each.hidden !== true &&
              (isTime(each) || /^(?:date|timestamp|regular_time|shifted|lifecycle_time)$/.test(each.kind)),
          )
    return column === undefined ? [] : [{ table, name }]
  })
  return found.find(({ table }) => table.name === before) ?? found[0] ?? null
}

/**
 * Whether words name a column for another time than the creation of the rows: "due dates", "last_seen", but not "survey dates" of surveys.
 */
function isColumnName({ tables }: Schema, words: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (namesOccasion(words)) return true
  if (words.length < 2 || !/^(?:at|on|seen|date|time)$/.test(singularOf(last)) || general.has(first)) return false
  return !tables.some(({ name }) => name.split('_').some((word) => singularOf(word) === singularOf(first)))
}

function verbOf(name: string): DatingVerb {
  return { columns: new Set([name]), made: name, place: 'begins', founds: false }
}
