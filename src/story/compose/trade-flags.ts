import type { Domain } from '../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { sureFacts } from '../bind/doubted.ts'
import { isShown } from '../bind/tables/is-shown.ts'
import type { Fact, RateFact } from '../facts/fact.ts'
import { findDerived } from '../find/find-derived.ts'
import { findRate } from '../find/find-rate.ts'
import { findTable } from '../find/find-table.ts'
import { isAddedTable } from '../find/is-added-table.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import type { Intent } from '../read-story.ts'
import { Topics } from '../topics/topics.ts'
import { classify } from './classify.ts'
import { keptWords, mayBePlural } from './noun-words.ts'
import { ended, flagName, flagWords, owed, partsOf, type Said, sharesOfAll, tableBehind } from './said-flags.ts'
import { wholeLists } from './said-states.ts'

/** Words before the state that rows are in: "10% on probation". */
const within = wordSet('in on under')

/**
 * Gives the tables of a trade columns for shares of rows that the trade has no column for: a flag for "30% diabetic" of patients, and one
 * column for shares that add up to all rows, "70% new, 30% returning". A share adds no column if a column of the trade shows or contradicts it.
 */
export function withTradeFlags(domain: Domain, intent: Intent): Domain {
  const facts = intent.facts.some(({ type }) => type === 'rate') ? sureFacts(intent, domain) : []
  const rates = sharesOfAll(facts, domain)
  if (rates.length === 0) return domain
  const topics = new Topics(intent.tokens, domain, facts)
  const all = wholeLists(facts)
  const isListed = new Set<Fact>(all.flat())
  const said = new Map<Fact, Said>()
  for (const fact of rates) {
    const each = saidOf(fact, domain, topics, isListed.has(fact))
    if (each !== null) said.set(fact, each)
  }
  const lists = all.map((list) => list.map((fact) => said.get(fact)))
  const listed = new Set(lists.flat())
  const wholes = lists.flatMap((list) => (list.every(isThere) ? [list] : []))
  const tables = domain.schema.tables.map((table): TableSchema => {
    const parts = wholes.filter(([first]) => first?.table === table.name).map(partsOf)
    const own = [...said.values()].filter((each) => each.table === table.name && !listed.has(each))
    const added = eachOnce([...parts, ...own.map(flagOf)])
    return added.length === 0 ? table : { ...table, columns: [...table.columns, ...added.filter(({ name }) => !hasColumn(table, name))] }
  })
  return said.size === 0 ? domain : { ...domain, schema: { ...domain.schema, tables } }
}

/** Columns without those whose name another one before them has. */
function eachOnce(columns: readonly ColumnSchema[]): readonly ColumnSchema[] {
  const firsts = new Map<string, ColumnSchema>()
  for (const column of columns) if (!firsts.has(column.name)) firsts.set(column.name, column)
  return [...firsts.values()]
}

function isThere(said: Said | undefined): said is Said {
  return said !== undefined
}

function hasColumn({ columns }: TableSchema, name: string): boolean {
  return columns.some((column) => column.name === name)
}

function flagOf({ words, share }: Said): ColumnSchema {
  return { name: `is_${flagName(words)}`, kind: 'boolean', rate: share ?? 0 }
}

function saidOf(fact: RateFact, domain: Domain, topics: Topics, isListed: boolean): Said | null {
  const { of, what, rows, share } = fact
  const behind = tableBehind(fact, domain)
  const spoken = of === null ? (behind?.table ?? topics.spoken(fact)) : (findTable(of, domain)?.table ?? null)
  const table = domain.schema.tables.find(({ name }) => name === spoken)
  if (table === undefined || !isShown(table) || share === null || share > 1) return null
  const words = flagWords(fact, domain, behind, isListed)
  if (words?.every((word) => /^[a-z]+$/.test(word)) !== true) return null
  if (isTold(fact, table, domain, topics) || (!isListed && isDenied(words, table, behind !== null))) return null
  const lead = within.has(what[0] ?? '') && words[0] === what[1] ? what.slice(0, 1) : []
  return { table: table.name, words: [...lead, ...words], share: rows === undefined ? share : 0 }
}

/** Whether the trade has a value for what rows are, or computes it. What is said of a table that the story adds is of no table that it does not name. */
function isTold(fact: RateFact, { name }: TableSchema, domain: Domain, topics: Topics): boolean {
  const near = topics.of(fact)
  const found = findRate(fact.what, fact.of === null ? null : name, domain, near)
  const isNamed = near.some(({ table, where }) => table === found?.table && where === 'sentence')
  const isHere = found !== null && (isNamed || found.table === name || !isAddedTable(domain, name))
  return isHere || findDerived(fact.what, name, domain)?.startsWith(`${name}.`) === true
}

/** Whether words name a column of a table, or another one than a flag, or the status denies them: "15% tax", "cancelled". @param isAdjective "premium" */
function isDenied(words: readonly string[], { columns }: TableSchema, isAdjective: boolean): boolean {
  const { meaning, isExact } = findMeaning(words, [])
  const isOther = isExact && !isAdjective && (typeof meaning.body === 'function' || meaning.body.kind !== 'boolean')
  const named = new Set(columns.flatMap(({ name }) => name.split('_')))
  // "12% smokers" are people, "5% dashboards" are nothing of theirs.
  const isThing = mayBePlural(words.at(-1) ?? '') && classify(keptWords(words))?.archetype.name !== 'person'
  const isStatus = named.has('status') && words.some((word) => ended.test(word) || owed.test(word))
  return isOther || isThing || isStatus || words.some((word) => named.has(word))
}
