import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { secondsIn } from '../../../columns/shared/moments.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'
import { trySchema } from '../../../try-schema.ts'
import type { DelayFact } from '../../facts/column-relations.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { Noun } from '../../words/noun.ts'
import { domainWithRenamed, withRenamedColumn } from '../columns/renamed-column.ts'
import { cutOff } from './cut-off.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import type { Binding } from '../binding.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import { isSameStem } from '../../words/same-stem.ts'
import { nearFirst } from '../tables/near-first.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { columnPointer, used } from '../note.ts'
import { onlyOf } from '../../../lists.ts'

type Times = { readonly table: TableSchema; readonly later: ColumnSchema; readonly earlier: ColumnSchema }

/** Binds delays: a time of a row is a said duration after another time of the same row. */
export function setDelays(binding: Binding): void {
  for (const fact of binding.of('delay')) {
    const times = calledAsSaid(binding, fact, timesOf(binding, fact))
    const reason = fact.isMean
      ? 'it is the mean of a duration: state the shortest and the longest duration'
      : times === null
        ? noneWith(fact)
        : setDelay(binding, fact, times)
    if (reason !== null) binding.refuse([fact], reason)
  }
}

/** The times, of which the later one has its said name in a composed table: "closed_at" for resolved_at. */
function calledAsSaid(binding: Binding, fact: DelayFact, times: Times | null): Times | null {
  const { name: to } = fact.later
  if (times === null || to === undefined || times.later.name === to || binding.domain.name !== 'custom') return times
  const renamed = { table: times.table.name, from: times.later.name, to }
  const isTaken = !timeNames.test(to) || times.table.columns.some(({ name }) => name === to)
  const schema = isTaken ? null : withRenamedColumn(binding.schema, renamed)
  if (schema === null) return times
  binding.schema = schema
  binding.domain = domainWithRenamed(binding.domain, renamed)
  return timesOf(binding, fact)
}

function noneWith({ later, earlier }: DelayFact): string {
  const said = `"${later.words.join(' ')}"`
  return earlier === null
    ? `no table has a time ${said} after the one at which its rows happen`
    : `no table has both the times ${said} and "${earlier.words.join(' ')}"`
}

/** Days between two times of which the story says only that one is later. */
const anyDelay = { unit: 'days', min: 1, max: 60 } as const

/** Binds one delay. Returns a reason if that fails, else null. */
function setDelay(binding: Binding, fact: DelayFact, { table, later, earlier }: Times, isSwapped = false): string | null {
  const { schema, domain, claims } = binding
  const path = `${table.name}.${later.name}`
  if (claims.some((claim) => claim.type === 'within' && claim.table === table.name && claim.column === later.name))
    return `the story states the time of ${path} separately`
  if (fact.delay === null && isGuaranteed({ table, later, earlier })) {
    binding.take(
      [fact],
      used(schema, columnPointer(schema, table.name, later.name), `${path} is after ${earlier.name}`, [
        claimOf(fact, table, later, earlier),
      ]),
    )
    return null
  }
  const isOfTrade = domain.name !== 'custom' && domain.schema.tables.some(({ name }) => name === table.name)
  const before = trySchema(schema)
  if ('reason' in before) return before.reason
  const readers = [...before.reads].filter(([column, reads]) => column !== path && reads.has(path)).map(([column]) => column)
  if (before.reads.get(`${table.name}.${earlier.name}`)?.has(path) === true) {
    const isSaid = claims.some((each) => 'table' in each && each.table === table.name && 'column' in each && each.column === earlier.name)
    const swapped = isOfTrade || isSwapped || isSaid ? null : withSwapped(schema, table, later, earlier)
    if (swapped === null) return `${earlier.name} of ${table.name} is computed from ${later.name}`
    binding.schema = swapped
    const times = timesOf(binding, fact)
    return times === null ? noneWith(fact) : setDelay(binding, fact, times, true)
  }
  if (later.kind === 'conditional') return `when ${path} is depends on other columns`
  if (isOfTrade && readers.length > 0) return `${readers[0] ?? ''} depends on when ${path} is`
  const { unit, min, max } = fact.delay ?? anyDelay
  const as = asOf(later)
  const kept = {
    ...(later.nullable === undefined ? {} : { nullable: later.nullable }),
    ...(later.description === undefined ? {} : { description: later.description }),
  }
  const column: ColumnSchema = { name: later.name, ...kept, kind: 'after', column: earlier.name, as, unit, min, max }
  const changed = withTable(schema, withColumn(table, column))
  const tried = trySchema(changed)
  if ('reason' in tried) return `${path} cannot follow ${earlier.name}: ${tried.reason}`
  const text =
    fact.delay === null
      ? `${path} is after ${earlier.name}`
      : `${path} is ${min === max ? min : `${min} to ${max}`} ${unit} after ${earlier.name}`
  binding.take([fact], used(changed, columnPointer(changed, table.name, later.name), text, [claimOf(fact, table, later, earlier)]))
  return null
}

/** Two times of a composed table, each with the values of the other one. */
function withSwapped(schema: Schema, table: TableSchema, { name: one }: ColumnSchema, { name: other }: ColumnSchema): Schema | null {
  const between = `${one}_${other}`
  const steps = [
    { from: one, to: between },
    { from: other, to: one },
    { from: between, to: other },
  ]
  const renamed = steps.reduce<Schema | null>(
    (before, step) => (before === null ? null : withRenamedColumn(before, { table: table.name, ...step })),
    schema,
  )
  const columns = renamed === null ? undefined : tableNamed(renamed, table.name)?.columns
  if (renamed === null || columns === undefined) return null
  const order = table.columns.flatMap(({ name }) => columns.filter((column) => column.name === name))
  return withTable(renamed, { ...table, columns: order })
}

/** That one time is so long after another one. */
function claimOf({ delay }: DelayFact, table: TableSchema, later: ColumnSchema, earlier: ColumnSchema): Claim {
  const seconds = delay === null ? 0 : secondsIn[delay.unit]
  return {
    type: 'delay',
    table: table.name,
    column: later.name,
    after: earlier.name,
    min: (delay?.min ?? 0) * seconds,
    max: delay === null ? null : delay.max * seconds,
    isOfDays: asOf(later) === 'date' || asOf(earlier) === 'date',
  }
}

/** Whether one time is computed from another one, a number of units later that is never below 0. */
function isGuaranteed({ table, later, earlier }: Times): boolean {
  const inner = later.kind === 'conditional' ? later.value : later
  if (inner.kind === 'after') return inner.column === earlier.name
  if (inner.kind !== 'shifted' || inner.column !== earlier.name) return false
  const offset = table.columns.find(({ name }) => name === inner.offset)
  const drawn = offset === undefined ? null : (numberColumn(offset) ?? numberColumn(cutOff(table, offset.name) ?? offset))
  return drawn !== null && drawn.min >= 0
}

function asOf(column: ColumnSchema): 'date' | 'timestamp' {
  if ('as' in column && (column.as === 'date' || column.as === 'timestamp')) return column.as
  return column.kind === 'date' || /(?:_on|_date|date)$/.test(column.name) ? 'date' : 'timestamp'
}

/** The two times in the first table that has both. Tables that the story names before come first. */
function timesOf(binding: Binding, fact: DelayFact): Times | null {
  let added: Times | null = null
  for (const table of nearFirst(binding, fact)) {
    const later = timeNamed(table, fact.later)
    const earlier = fact.earlier === null ? shownArrival(table) : (timeNamed(table, fact.earlier) ?? timeOfTable(table, fact.earlier))
    if (later !== null && earlier !== null && later.name !== earlier.name) return { table, later, earlier }
    if (added === null && later === null && earlier !== null) added = withLater(table, earlier, fact)
  }
  return added
}

/** Adds the later time to a composed table if the story writes it as an identifier; null otherwise. */
function withLater(table: TableSchema, earlier: ColumnSchema, { later: { name } }: DelayFact): Times | null {
  if (name === undefined || !/_(?:at|on|date)$/.test(name) || table.columns.some((each) => each.name === name)) return null
  const later: ColumnSchema = { name, kind: 'after', column: earlier.name, as: name.endsWith('_at') ? 'timestamp' : 'date', ...anyDelay }
  const place = table.columns.indexOf(earlier) + 1
  return { table: { ...table, columns: table.columns.toSpliced(place, 0, later) }, later, earlier }
}

/** "after the order": the time of a row that is called like its table. */
function timeOfTable(table: TableSchema, { words }: Noun): ColumnSchema | null {
  const [only = '', ...others] = words
  return others.length === 0 && isSameStem(only, table.name) ? shownArrival(table) : null
}

function shownArrival({ columns }: TableSchema): ColumnSchema | null {
  const arrival = arrivalColumn(columns)
  return arrival === null || arrival.hidden === true ? null : arrival
}

const kinds: ReadonlySet<ColumnSchema['kind']> = new Set(['date', 'timestamp', 'after', 'shifted', 'conditional'])
const timeNames = /_(?:at|on|date|time)$/
const endings: ReadonlySet<string> = new Set(['at', 'on', 'date', 'time', 'day', 'timestamp', 'datetime', 'ts'])

/** The visible time that words name, by stem, "issued_on" for "issue", else by meaning. Null for none or several. */
function timeNamed({ name: table, columns }: TableSchema, { words }: Noun): ColumnSchema | null {
  const said = words.flatMap((word) => word.split('-')).filter((word) => !endings.has(word) && !isSameStem(word, table))
  const own = said.length > 0 ? said : words.flatMap((word) => word.split('-')).filter((word) => !endings.has(word))
  const found = columns.filter(({ name, kind, hidden }) => {
    const parts = name.split('_').filter((part) => !endings.has(part))
    return (
      hidden !== true &&
      kinds.has(kind) &&
      (kind !== 'conditional' || timeNames.test(name)) &&
      own.length > 0 &&
      (own.every((word) => parts.some((part) => isSameStem(part, word) || part === `${word}ed`)) || parts.join('') === own.join(''))
    )
  })
  const joined = (parts: readonly string[]): string => parts.filter((part) => !endings.has(part)).join('')
  // "checkin" for check_in, which has the stem of check_out.
  const exact = found.find(({ name }) => name === words.join('_')) ?? found.find(({ name }) => joined(name.split('_')) === own.join(''))
  const [only = sameTime(columns, words), ...more] = found
  return exact ?? (more.length === 0 ? only : null)
}

/** The only visible time with the exact meaning of the words: "solved_at" for "resolved at". */
function sameTime(columns: readonly ColumnSchema[], words: readonly string[]): ColumnSchema | null {
  const { meaning, isExact } = findMeaning(words, [])
  if (!isExact) return null
  const found = columns.filter(
    ({ name, kind, hidden }) =>
      hidden !== true && kinds.has(kind) && timeNames.test(name) && findMeaning(name.split('_'), []).meaning === meaning,
  )
  return onlyOf(found)
}
