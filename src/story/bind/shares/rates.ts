import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema } from '../../../schema/schema.ts'
import type { RateFact } from '../../facts/fact.ts'
import { findDerived } from '../../find/find-derived.ts'
import { findRate, type FoundRate } from '../../find/find-rate.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { percent } from '../../amounts/percent.ts'
import type { Topics } from '../../topics/topics.ts'
import { contradiction } from '../contradiction.ts'
import { setGenders } from './genders.ts'
import { whyOfOthers } from './of-other-rows.ts'
import { rowsIn } from '../tables/row-counts.ts'
import { shareNote } from './share-note.ts'
import { withRate, withShares } from './shares.ts'
import { boundOfOthers, ofNoColumn, ofNoRow, wholesOf } from './unlike-wholes.ts'
import { isShown } from '../tables/is-shown.ts'
import { tableNamed } from '../tables/references.ts'
import { type Bound, columnPointer } from '../note.ts'
import { sumOf, groupedBy } from '../../../lists.ts'

interface Meant {
  readonly fact: RateFact
  readonly target: FoundRate
}

/**
 * Binds shares: sets exact shares in the columns that the words of the facts name, all facts of a column together. The result has one entry
 * per fact, in order.
 * @param tableOf the table that a fact names, null for none
 * @param topics tells the tables that a fact may be about
 * @throws SynthError `story_contradicts` for shares above 1, two shares of one value, or shares with a wrong sum
 */
export function setRates(
  schema: Schema,
  domain: Domain,
  said: readonly RateFact[],
  tableOf: (fact: RateFact) => string | null,
  topics: Topics,
): { readonly schema: Schema; readonly bound: readonly Omit<Bound, 'schema'>[] } {
  const targets = said.map((fact) => targetOf(fact, tableOf(fact), domain, topics))
  const others = said.filter((_, i) => targets[i] === null)
  const genders = setGenders(schema, domain, others, tableOf, (fact) => topics.of(fact)[0]?.table ?? null)
  const ofGenders = new Map(others.map((fact, i) => [fact, genders.bound[i]]))
  const facts = said.map((fact, i) => withShareOfRows(fact, targets[i] ?? null, schema))
  const { unlike, others: otherValues } = wholesOf(said, targets)
  const whyNone = (fact: RateFact, place: number): string | null =>
    unlike.has(said[place] ?? fact)
      ? ofNoColumn
      : whyOfOthers(schema, tableOf(fact) ?? topics.leading(fact), fact, targets[place] ?? null, topics)
  const apart = new Map(facts.flatMap((fact, place) => reasoned(fact, whyNone(fact, place))))
  const all = facts.flatMap((fact, i): Meant[] => {
    const target = targets[i] ?? null
    return target === null ? [] : [{ fact, target }]
  })
  const noRows = ({ fact, target }: Meant): string | null => (hasShares(schema, target) ? ofNoRow(fact, target, schema) : noRoom(target))
  const settled = new Map(all.flatMap((each) => reasoned(each.fact, noRows(each))))
  const told = new Map([...toldOf(all.filter(({ fact }) => !apart.has(fact))), ...apart, ...settled])
  const columns = [...byColumn(all.filter(({ fact }) => !told.has(fact))).values()]
  const alone = new Set(columns.flatMap((each) => (each.every(({ fact }) => fact.share === null) ? each.map(({ fact }) => fact) : [])))
  const changed = columns.reduce(
    (before, each) => (each.some(({ fact }) => alone.has(fact)) ? before : setColumn(before, each)),
    genders.schema,
  )
  const wanted = new Map(
    columns.flatMap((each) => {
      const shares = wantedShares(each)
      return each.map(({ fact, target }) => [fact, shares.get(String(target.value)) ?? 0] as const)
    }),
  )
  const bound = facts.map((fact, i) => {
    const target = targets[i] ?? null
    const found = target === null ? (ofGenders.get(fact) ?? boundOfOthers(changed, otherValues, said[i] ?? fact)) : null
    if (found !== null) return found
    const reason = target === null ? reasonOf(fact, tableOf(fact), domain) : told.get(fact)
    if (reason !== undefined) return { notes: [], used: false, reason }
    return target === null || alone.has(fact) ? restOfNothing : boundOf(changed, target, fact, wanted.get(fact) ?? 0)
  })
  return { schema: changed, bound }
}

/**
 * The value of a share. Without a noun, it may belong to a table with one row for each row of the named one.
 * @throws SynthError `story_contradicts`
 */
function targetOf(fact: RateFact, table: string | null, domain: Domain, topics: Topics): FoundRate | null {
  if (fact.share !== null && fact.share > 1)
    throw contradiction(`${percent(fact.share)} is more than all rows: a share is at most 100%`, [fact])
  const found = findRate(fact.what, table, domain, topics.of(fact))
  return found ?? (fact.of === null ? findRate(fact.what, null, domain, topics.of(fact)) : null)
}

function reasoned(fact: RateFact, reason: string | null): readonly (readonly [RateFact, string])[] {
  return reason === null ? [] : [[fact, reason]]
}

const noneOfPart = 'the story already states this share for all rows: that some rows have none applies to a part of them'
const ofOthers = 'the story already states another share of this: state which rows this one is about'
/** Most shares that may name the same value. More of them are about several values that were not understood. */
const mostOfOne = 2

/**
 * Reasons for facts that are not shares of all rows: "no cancellations" next to a share of cancellations, or a second share of the same
 * value in other words.
 */
function toldOf(all: readonly Meant[]): ReadonlyMap<RateFact, string> {
  const told = new Map<RateFact, string>()
  const firm = wholeColumns(all)
  for (const own of byValue(all.filter(({ fact }) => fact.share !== null)).values()) {
    const [first] = own
    const shares = new Set(own.map(({ fact }) => fact.share))
    if (first === undefined || shares.size < 2) continue
    const isSome = own.some(({ fact }) => fact.share !== 0)
    for (const { fact, target } of own) {
      const isApart = firm.has(`${target.table}.${target.column}`) || wordsOf(fact) !== wordsOf(first.fact)
      if (isSome && fact.share === 0 && fact.rows === undefined) told.set(fact, noneOfPart)
      else if (isOfPart(fact, own) || shares.size > mostOfOne || (fact.share !== first.fact.share && isApart)) told.set(fact, ofOthers)
    }
  }
  return withFollowing(told, all)
}

/** Whether a share is about a part of rows that have another share: "7% for direct ones". */
function isOfPart({ what: [first = ''], share }: RateFact, own: readonly Meant[]): boolean {
  return partings.has(first) && own.some(({ fact }) => fact.share !== share && !partings.has(fact.what[0] ?? ''))
}

/** Most characters between two shares of a series: "15% on free, 5% on pro". */
const nearest = 12

/** Adds the shares that continue a series of unused shares. */
function withFollowing(told: ReadonlyMap<RateFact, string>, all: readonly Meant[]): ReadonlyMap<RateFact, string> {
  const result = new Map(told)
  const facts = all.map(({ fact }) => fact).toSorted((one, other) => one.start - other.start)
  facts.forEach((fact, place) => {
    const before = facts[place - 1]
    if (before === undefined || result.get(before) !== ofOthers || fact.of !== null || fact.start - before.end > nearest) return
    result.set(fact, ofOthers)
  })
  return result
}

/** Columns whose first stated shares add up to 100%. */
function wholeColumns(all: readonly Meant[]): ReadonlySet<string> {
  const sums = new Map<string, number>()
  for (const [first] of byValue(all).values()) {
    const column = `${first?.target.table}.${first?.target.column}`
    sums.set(column, (sums.get(column) ?? 0) + (first?.fact.share ?? 0))
  }
  return new Set([...sums].flatMap(([column, sum]) => (Math.abs(sum - 1) < 1e-6 ? [column] : [])))
}

function wordsOf({ what, of }: RateFact): string {
  return [...what, 'of', ...(of?.words ?? [])].join(' ')
}

function byValue(meant: readonly Meant[]): ReadonlyMap<string, readonly Meant[]> {
  return groupedBy(meant, ({ target: { table, column, value } }) => `${table}.${column} ${String(value)}`)
}

/** Words before a part of the rows. */
const partings = wordSet('for among in on with')

const restOfNothing = { notes: [], used: false, reason: 'no shares of other rows are stated: state the share of each value' }

/** Converts a number of rows to a share: "50 of them returned". @throws SynthError `story_contradicts` for more rows than the table has */
function withShareOfRows(fact: RateFact, target: FoundRate | null, schema: Schema): RateFact {
  if (fact.rows === undefined || target === null) return fact
  const rows = rowsIn(schema, target.table)
  if (fact.rows > rows)
    throw contradiction(`${fact.rows} of ${rows} rows of ${target.table} are more than all: state at most ${rows}`, [fact])
  return { ...fact, share: rows === 0 ? 0 : fact.rows / rows }
}

function byColumn(meant: readonly Meant[]): ReadonlyMap<string, readonly Meant[]> {
  return groupedBy(meant, ({ target }) => `${target.table}.${target.column}`)
}

/** Whether shares can be set in a column: another fact may have made it follow from others. */
function hasShares({ tables }: Schema, target: FoundRate): boolean {
  const column = tables.find(({ name }) => name === target.table)?.columns.find(({ name }) => name === target.column)
  return column?.kind === 'boolean' || (column?.kind === 'category' && column.values.includes(String(target.value)))
}

function noRoom({ table, column }: FoundRate): string {
  return `what else the story says of ${table}.${column} leaves no room for it`
}

function setColumn(schema: Schema, meant: readonly Meant[]): Schema {
  const [{ target }] = meant as readonly [Meant, ...Meant[]]
  const change = (column: ColumnSchema): ColumnSchema => (column.name === target.column ? withSaid(column, meant) : column)
  return {
    ...schema,
    tables: schema.tables.map((table) => (table.name === target.table ? { ...table, columns: table.columns.map(change) } : table)),
  }
}

function withSaid(column: ColumnSchema, meant: readonly Meant[]): ColumnSchema {
  const facts = meant.map(({ fact }) => fact)
  const wanted = wantedShares(meant)
  if (column.kind === 'boolean') return withRate(column, wanted.get('true') ?? 0)
  if (column.kind !== 'category') throw new Error(`${column.name} is neither a boolean nor a category: it has no shares`)
  const changed = withShares(column, wanted)
  if (changed !== null) return changed
  const said = [...wanted].map(([value, share]) => `${percent(share)} ${value}`).join(' and ')
  throw contradiction(`${said} are ${percent(sumOf(wanted.values()))} of all: shares add up to 100%`, facts)
}

/** The share of each value. "The rest" is the difference to 100%. */
function wantedShares(meant: readonly Meant[]): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>()
  for (const { fact, target } of meant) {
    if (fact.share === null) continue
    const before = wanted.get(String(target.value))
    if (before !== undefined && before !== fact.share)
      throw contradiction(
        `${percent(before)} and ${percent(fact.share)} are two shares of the same rows: state only one of them`,
        meant.map((each) => each.fact),
      )
    wanted.set(String(target.value), fact.share)
  }
  const left = Math.max(0, 1 - sumOf(wanted.values()))
  for (const { fact, target } of meant)
    if (fact.share === null && !wanted.has(String(target.value))) wanted.set(String(target.value), Number(left.toPrecision(12)))
  return wanted
}

function reasonOf({ what }: RateFact, table: string | null, domain: Domain): string {
  const derived = findDerived(what, table, domain)
  if (derived !== null) return `${derived} follows from other columns, so that "${what.join(' ')}" has no share of its own`
  return `no column has a value that "${what.join(' ')}" names`
}

function boundOf(schema: Schema, target: FoundRate, fact: RateFact, share: number): Omit<Bound, 'schema'> {
  const { table, shown } = target
  if (!isShown(tableNamed(schema, table))) return { notes: [], used: false, reason: `the table ${table} is left out` }
  const pointer = columnPointer(schema, table, target.column)
  const note = shareNote(pointer, { table, ...shown }, share, fact.rows, fact.share === null)
  return { notes: [note], used: true, words: target.words }
}
