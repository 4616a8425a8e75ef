import type { Domain } from '../../domains/domain.ts'
import type { ColumnSchema, Schema } from '../../schema/schema.ts'
import type { RateFact } from '../fact.ts'
import { findDerived } from '../find-derived.ts'
import { findRate, type FoundRate, type RateTarget } from '../find-rate.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { percent } from '../percent.ts'
import type { Topic } from '../topics/topics.ts'
import { contradiction } from './contradiction.ts'
import { setGenders } from './genders.ts'
import type { Bound } from './note.ts'
import { countRows } from './row-counts.ts'
import { shareNote } from './share-note.ts'
import { withRate, withShares } from './shares.ts'

interface Meant {
  readonly fact: RateFact
  readonly target: RateTarget
}

/**
 * Sets exact shares in the columns that the words of the facts mean, all facts of a column together; what became of each stands at its place.
 * @param tableOf the table that a fact's `of` speaks of, null for none
 * @param topicsOf the tables that a fact may speak of, the likeliest first
 * @throws SynthError `story_contradicts` for shares above 1, two of the same value, or values that do not add up
 */
export function setRates(
  schema: Schema,
  domain: Domain,
  said: readonly RateFact[],
  tableOf: (fact: RateFact) => string | null,
  topicsOf: (fact: RateFact) => readonly Topic[],
): { readonly schema: Schema; readonly bound: readonly Omit<Bound, 'schema'>[] } {
  const targets = said.map((fact) => {
    if (fact.share !== null && fact.share > 1)
      throw contradiction(`${percent(fact.share)} are more than all: a share is at most 100%`, [fact])
    return findRate(fact.what, tableOf(fact), domain, topicsOf(fact))
  })
  const others = said.filter((_, i) => targets[i] === null)
  const genders = setGenders(schema, domain, others, tableOf, (fact) => topicsOf(fact)[0]?.table ?? null)
  const ofGenders = new Map(others.map((fact, i) => [fact, genders.bound[i]]))
  const facts = said.map((fact, i) => withShareOfRows(fact, targets[i] ?? null, schema))
  const all = facts.flatMap((fact, i): Meant[] => {
    const target = targets[i] ?? null
    return target === null ? [] : [{ fact, target }]
  })
  const meant = all.filter((each) => !isDenied(each, all))
  const denied = new Set(all.filter((each) => !meant.includes(each)).map(({ fact }) => fact))
  const columns = [...byColumn(meant).values()]
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
    if (target === null) return ofGenders.get(fact) ?? { notes: [], used: false, reason: reasonOf(fact, tableOf(fact), domain) }
    if (denied.has(fact)) return noneOfPart
    return alone.has(fact) ? restOfNothing : boundOf(changed, target, fact, wanted.get(fact) ?? 0)
  })
  return { schema: changed, bound }
}

const noneOfPart = { notes: [], used: false, reason: 'another share of the same was said of all rows: this one is of a part of them' }

/** "No cancellations" beside a share of them is not of all rows, and "7% for direct ones" beside another share of these tells something else of them. */
function isDenied({ fact, target }: Meant, all: readonly Meant[]): boolean {
  const isNone = fact.share === 0 && fact.rows === undefined
  const isFor = partings.has(fact.what[0] ?? '')
  if (!isNone && !isFor) return false
  return all.some(({ fact: { share, what }, target: other }) => {
    const isSame = other.table === target.table && other.column === target.column && String(other.value) === String(target.value)
    if (!isSame || share === null || share === fact.share) return false
    return isNone ? share > 0 : !partings.has(what[0] ?? '')
  })
}

/** Before a part of the rows. */
const partings = wordSet('for among in on with')

const restOfNothing = { notes: [], used: false, reason: 'no share of the others was said that would leave a rest' }

/** "50 of them returned" is a share of the rows of the table that tells it. @throws SynthError `story_contradicts` for more rows than there are */
function withShareOfRows(fact: RateFact, target: RateTarget | null, schema: Schema): RateFact {
  if (fact.rows === undefined || target === null) return fact
  const rows = countRows(schema, [target.table]).get(target.table) ?? 0
  if (fact.rows > rows)
    throw contradiction(`${fact.rows} of ${rows} rows of ${target.table} are more than all: say ${rows} at most`, [fact])
  return { ...fact, share: rows === 0 ? 0 : fact.rows / rows }
}

function byColumn(meant: readonly Meant[]): ReadonlyMap<string, readonly Meant[]> {
  const columns = new Map<string, Meant[]>()
  for (const each of meant) {
    const path = `${each.target.table}.${each.target.column}`
    const own = columns.get(path)
    if (own === undefined) columns.set(path, [each])
    else own.push(each)
  }
  return columns
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
  const all = percent([...wanted.values()].reduce((sum, share) => sum + share, 0))
  throw contradiction(`${said} are ${all} of all: shares add up to 100%`, facts)
}

/** Shares by value as they were said; "the rest" is what they leave. */
function wantedShares(meant: readonly Meant[]): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>()
  for (const { fact, target } of meant) {
    if (fact.share === null) continue
    const before = wanted.get(String(target.value))
    if (before !== undefined && before !== fact.share)
      throw contradiction(
        `${percent(before)} and ${percent(fact.share)} of the same: say one of them`,
        meant.map((each) => each.fact),
      )
    wanted.set(String(target.value), fact.share)
  }
  const left = Math.max(0, 1 - [...wanted.values()].reduce((sum, share) => sum + share, 0))
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
  const table = schema.tables.findIndex(({ name }) => name === target.table)
  const found = schema.tables[table]
  if (found === undefined || found.hidden === true) return { notes: [], used: false, reason: `the table ${target.table} is left out` }
  const column = found.columns.findIndex(({ name }) => name === target.column)
  const { column: name, value } = target.shown
  const note = shareNote(
    `/tables/${table}/columns/${column}`,
    { table: target.table, column: name, value },
    share,
    fact.rows,
    fact.share === null,
  )
  return { notes: [note], used: true, words: target.words }
}
