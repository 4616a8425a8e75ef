import { articles } from '../lexicon/determiners.ts'
import { timeWords } from '../lexicon/time-words.ts'
import type { Domain } from '../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { saidCounts } from '../bind/counts/said-counts.ts'
import type { Fact, RateFact } from '../facts/fact.ts'
import { findRate } from '../find/find-rate.ts'
import { findTable, type FoundTable } from '../find/find-table.ts'
import { monthNumbers, weekdayNumbers } from '../times/calendar-words.ts'
import { rowNamesIn, withoutRowName } from '../find/row-names-in.ts'
import { segmentsOf } from '../find/segments-of.ts'
import { fillerWords, functionWords, singularOf } from '../words/words.ts'
import { shareVerbs } from '../lexicon/share-verbs.ts'
import { flaws } from '../lexicon/flaw-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isNoData } from '../words/is-no-data.ts'
import { wholeLists, withSaidStates } from './said-states.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { mayBePlural, throughPlural } from './noun-words.ts'
import { isPlausibleWord } from './plausible-word.ts'

/** A share that no column of its table tells yet. */
export interface Said {
  readonly table: string
  /** What the rows are, in a few words. */
  readonly words: readonly string[]
  /** Null for "the rest". */
  readonly share: number | null
}

/** Values that are known to be of one column; what is left of a whole is the last one. */
const groups: readonly { readonly column: string; readonly values: readonly string[] }[] = [
  { column: 'device', values: ['mobile', 'desktop', 'tablet'] },
  { column: 'plan', values: ['pro', 'premium', 'enterprise', 'basic', 'starter', 'free'] },
  { column: 'channel', values: ['online', 'store', 'phone'] },
]

/** Names of people follow their gender: a column of its own would deny them. */
const gendered = /^(?:fe)?males?$|^(?:wo)?m[ae]n$|^non$|^binary$/
const mostWords = 3

/** "250 of them in December" are of a time, which no flag sets. */
function isTime(word: string): boolean {
  return monthNumbers.has(word) || weekdayNumbers.has(word) || timeWords.has(word) || word === 'weekday' || word === 'weekdays'
}
/** More shares than a story says of anything. */
const mostFacts = 40

/**
 * Gives composed tables columns for the shares that a story says of them and that no column tells: flags, "20% of customers churned", and
 * one column with all parts of a whole, "70% walk-in and 30% booked".
 */
export function withSaidFlags(domain: Domain, facts: readonly Fact[]): Domain {
  return withFlags(withSaidStates(domain, facts), facts)
}

function withFlags(domain: Domain, facts: readonly Fact[]): Domain {
  // "500 users, 200 premium users" say a share as well.
  const parts = saidCounts(facts, domain, '').parts.map(({ share, fact: { noun } }) => ({ ...share, of: noun }))
  const listed = new Set<Fact>(wholeLists(facts).flat())
  const said = [...sharesOfAll(facts, domain), ...parts].slice(0, mostFacts).flatMap((fact) => saidOf(fact, domain, listed.has(fact)) ?? [])
  if (said.length === 0) return domain
  const tables = domain.schema.tables.map((table) => {
    const own = said.filter((each) => each.table === table.name)
    if (own.length === 0) return table
    const added = columnsOf(own, table)
    return { ...table, columns: [...added.reduce(withStatusOf, table.columns), ...added] }
  })
  return { ...domain, schema: { ...domain.schema, tables } }
}

/** The shares of all rows of a table: neither of some of them, nor of rows with a name. At most `mostFacts`. */
export function sharesOfAll(facts: readonly Fact[], domain: Domain): readonly RateFact[] {
  const [segments, names] = [segmentsOf(facts, domain), rowNamesIn(facts)]
  return facts
    .filter((fact): fact is RateFact => fact.type === 'rate' && !segments.has(fact) && withoutRowName(fact.what, names) === fact.what)
    .slice(0, mostFacts)
}

function saidOf(fact: RateFact, domain: Domain, isListed: boolean): Said | null {
  const { of, what, rows } = fact
  const behind = tableBehind(fact, domain)
  const [only, other] = domain.schema.tables
  const table = of === null ? (behind?.table ?? (other === undefined ? only?.name : undefined)) : findTable(of, domain)?.table
  if (table === undefined || findRate(what, table, domain)?.table === table) return null
  const words = flagWords(fact, domain, behind, isListed)
  return words === null ? null : { table, words, share: rows === undefined ? fact.share : 0 }
}

/** The table that a share names after what its rows are, "3% late deliveries"; null for none, and for what they do something to: "25% finish the course". */
export function tableBehind({ of, what }: RateFact, domain: Domain): FoundTable | null {
  const article = what.findIndex((word) => articles.has(word))
  return of === null && article < 1 ? (findTable({ words: what }, domain) ?? findTable({ words: throughPlural(what) }, domain)) : null
}

/**
 * The words of a share that name what its rows are, and may name a flag or a value; null if they name anything else.
 * @param behind the table among them
 * @param isListed whether it is one of several shares that are all rows together: these are values, whatever else they may name
 */
export function flagWords({ of, what }: RateFact, domain: Domain, behind: FoundTable | null, isListed: boolean): readonly string[] | null {
  // "Centro makes half of the sales": what one row has is no flag of others.
  if (shareVerbs.has(what.at(-1) ?? '')) return null
  const isBeyond = beyond.has(what[0] ?? '')
  const words = what.filter(
    (word, place) =>
      (isBeyond && place < 2) ||
      (!functionWords.has(word) &&
        (isListed || rowAdjectives.has(word) || !fillerWords.has(word)) &&
        word !== 'rate' &&
        behind?.words.includes(word) !== true),
  )
  // "Out of stock" is told by the number in stock.
  if (isBeyond && hasColumn(domain, what.at(-1) ?? '')) return null
  // "80% of the coupons are valid" tells of coupons, "80% valid" of data.
  if (words.some((word) => flaws.has(word)) || (of === null && isNoData(words))) return null
  // "2% emails without an @" are none of the rows.
  if (of === null && behind === null && !isListed && isCells(words)) return null
  const isName =
    words.length > 0 &&
    words.length <= mostWords &&
    words.every(
      (word) => isPlausibleWord(word.normalize('NFD').replace(/\p{M}/gu, '')) && !gendered.test(word) && (isListed || !isTime(word)),
    )
  return isName ? words : null
}

/** Words that say little of a business, and tell rows apart: "25% international". */
const rowAdjectives = wordSet('international national local regional online new business')

/** Before what rows are not in or not within: "over budget", "out of stock". */
const beyond = wordSet('out over under below above off without behind ahead beyond')

function hasColumn({ schema }: Domain, word: string): boolean {
  return schema.tables.some(({ columns }) => columns.some((column) => column.name.split('_').includes(word)))
}

/** Whether words are the plural of a column that is no flag: "emails", but not "smokers". */
function isCells(words: readonly string[]): boolean {
  if (!mayBePlural(words.at(-1) ?? '')) return false
  const { meaning, isExact } = findMeaning(words, [])
  return isExact && (typeof meaning.body === 'function' || meaning.body.kind !== 'boolean')
}

function columnsOf(said: readonly Said[], table: TableSchema): readonly ColumnSchema[] {
  const taken = new Set(table.columns.map(({ name }) => name))
  const columns: ColumnSchema[] = []
  const add = (column: ColumnSchema): void => {
    if (taken.has(column.name)) return
    taken.add(column.name)
    columns.push(column)
  }
  const others = said.filter((each) => groupOf(each) === undefined)
  for (const { column, values } of new Set(said.flatMap((each) => groupOf(each) ?? [])))
    add({ name: column, kind: 'category', values, weights: values.map(() => 1) })
  if (isWhole(others)) add(partsOf(others))
  else
    for (const { words, share } of others)
      if (share !== null && words.every((word) => /^[a-z]+$/.test(word)))
        add({ name: flagName(words), kind: 'boolean', rate: Math.min(1, share) })
  return columns
}

/** "30% are smokers": each of them is a smoker. */
export function flagName(words: readonly string[]): string {
  return words.map((word, place) => (place === words.length - 1 ? singularOf(word) : word)).join('_')
}

/** What a status of "active" or "paid" would deny. */
export const ended =
  /^(?:churned|cancelled|canceled|lapsed|dormant|deactivated|closed|departed|left|quit|gone|retired|expired|unsubscribed)$/
export const owed = /^(?:overdue|unpaid|outstanding|late)$/

/** Lets the status of a table follow from a flag that it would contradict. */
function withStatusOf(columns: readonly ColumnSchema[], { kind, name }: ColumnSchema): readonly ColumnSchema[] {
  const isPayment = columns.some((column) => column.name === 'is_paid')
  const usual = ended.test(name) && !isPayment ? 'active' : owed.test(name) && isPayment ? 'paid' : null
  if (kind !== 'boolean' || usual === null) return columns
  const status: ColumnSchema = { name: 'status', kind: 'mapping', by: name, cases: { true: name, false: usual } }
  return columns.flatMap((column) => (column.name === 'is_paid' ? [] : column.name === 'status' ? [status] : [column]))
}

function groupOf({ words }: Said): (typeof groups)[number] | undefined {
  return groups.find(({ values }) => words.some((word) => values.includes(singularOf(word))))
}

/** Whether shares are of one thing: together they are all of it. */
function isWhole(said: readonly Said[]): boolean {
  if (said.length < 2) return false
  const sum = said.reduce((before, { share }) => before + (share ?? 0), 0)
  return said.some(({ share }) => share === null) || Math.abs(sum - 1) < 1e-9
}

/** One value for each part; the column is called by the word that all parts end with, "gold tier", "silver tier". */
export function partsOf(said: readonly Said[]): ColumnSchema {
  const last = said[0]?.words.at(-1) ?? ''
  const isShared = said.every(({ words }) => words.length > 1 && words.at(-1) === last)
  const values = [...new Set(said.map(({ words }) => (isShared ? words.slice(0, -1) : words).join(' ')))]
  return { name: isShared ? singularOf(last) : 'type', kind: 'category', values, weights: values.map(() => 1) }
}
