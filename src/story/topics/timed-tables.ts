import { wordSet } from '../lexicon/word-set.ts'
import type { Domain } from '../../domains/domain.ts'
import type { Schema } from '../../schema/schema.ts'
import { eventTables } from '../bind/tables/event-tables.ts'
import { referredBy, tableNamed } from '../bind/tables/references.ts'
import { ancestorsOf } from './ancestors-of.ts'
import type { Topic } from './topics.ts'
import { archetypeOf } from '../compose/archetype-of.ts'

/** Archetypes whose rows have a time of their own. */
const happening: ReadonlySet<string> = wordSet('event transaction measurement')

/**
 * Finds the tables whose times a statement is about: the events before it, the events in its sentence, or all events of the data. Returns a
 * reason as text if the sentence is about a table that has no time.
 * @param topics tables that the statement may be about, the most likely first
 */
export function timedTables(schema: Schema, domain: Pick<Domain, 'events'>, topics: readonly Topic[]): ReadonlySet<string> | string {
  const events = eventTables(schema, domain)
  const subject = topics.find(({ isSubject }) => isSubject === true)
  if (subject !== undefined && events.has(subject.table)) return new Set([subject.table])
  const named = topics.filter(({ where }) => where === 'sentence').map(({ table }) => table)
  const untimed = named.find((name) => happens(name) && !events.has(name) && tableNamed(schema, name)?.hidden !== true)
  const timed = named.filter((name) => events.has(name))
  if (subject !== undefined && timed.length === 0 && hasOwnTime(schema, subject.table))
    return `${subject.table} have no time of their own here`
  if (subject !== undefined && timed.length > 0 && isApart(schema, subject.table, events))
    return `${subject.table} have no time of their own here`
  if (untimed !== undefined && (timed.length === 0 || subject?.table === untimed)) return `${untimed} have no time of their own here`
  if (timed.length > 0) return new Set(timed)
  // "350 pupils. Fridays are quieter": people do not happen.
  const [first, ...others] = events
  return first !== undefined && others.length === 0 && isOfPeople(first)
    ? `${first} are people, who have only the time at which they began: name what happens then`
    : events
}

function isOfPeople(table: string): boolean {
  return archetypeOf(table.split('_')) === 'person'
}

/** Whether rows that are no people show a time that follows from other columns: when a claim was reported. */
function hasOwnTime(schema: Schema, table: string): boolean {
  const columns = tableNamed(schema, table)?.columns ?? []
  return !isOfPeople(table) && columns.some(({ kind, hidden }) => hidden !== true && (kind === 'after' || kind === 'shifted'))
}

/**
 * Whether the rows of a table belong to no other rows, and no events belong to them. "Customers are busier on Mondays" is about their
 * orders.
 */
function isApart(schema: Schema, table: string, events: ReadonlySet<string>): boolean {
  const isOwned = tableNamed(schema, table)?.columns.some((column) => referredBy(column) !== null) === true
  return !isOwned && ![...events].some((event) => ancestorsOf(schema).get(event)?.has(table) === true)
}

/** Whether rows of a table happen at a time of their own. */
export function happens(table: string): boolean {
  return happening.has(archetypeOf(table.split('_')))
}
