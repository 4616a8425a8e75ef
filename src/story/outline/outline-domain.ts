import { wordSet } from '../lexicon/word-set.ts'
import type { Domain } from '../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { candidatesOf } from '../compose/candidates.ts'
import { anyKind, classify } from '../compose/classify.ts'
import { columnLists, nounsOf } from '../compose/compose-domain.ts'
import { extendDomain } from '../compose/extend-domain.ts'
import { withSaidFlags } from '../compose/said-flags.ts'
import { type TablePlan, tablePlan } from '../compose/table-plan.ts'
import { per, primary } from '../../builders/table.ts'
import { referredBy } from '../bind/tables/references.ts'
import type { ColumnsFact, CountFact, Fact } from '../facts/fact.ts'
import { rowNouns } from '../lexicon/row-words.ts'
import { tableNouns } from '../lexicon/row-words.ts'
import type { Intent } from '../read-story.ts'
import { withSelections } from './with-selections.ts'
import type { Span } from '../tokens/token.ts'
import { nameOtherColumns } from './name-other-columns.ts'
import { headOf, singularOf } from '../words/words.ts'
import { type ListedColumns, listColumns } from './list-columns.ts'
import { isOfPeople } from './is-of-people.ts'
import { keysOf } from './keys-of.ts'
import { labelsOf } from './labels-of.ts'
import { listedKey } from './listed-key.ts'
import type { ListedColumn } from './outline.ts'
import { areDeclared } from './are-declared.ts'
import { listedMeasures } from './listed-measures.ts'
import type { Noun } from '../words/noun.ts'
import { withOwnFlags } from './with-own-flags.ts'
import { withNaturalKeys } from './with-natural-keys.ts'
import { withOwnKey, withSaidKeys } from './with-said-keys.ts'
import { type Referable, referencesOf, type Referring, withoutKeys } from './references-of.ts'
import { onlyOf } from '../../lists.ts'

/** Nouns for something that holds data, which is no table itself. */
const containers = wordSet(
  'table dataset data file list sheet export header column field feature attribute variable output result row record demo test app tab collection entity',
)

interface ListedTable {
  readonly plan: TablePlan
  readonly list: readonly ListedColumn[]
}

interface BuiltTable extends ListedColumns {
  readonly table: TableSchema
}

/** The domain of listed tables, and the story without the statements that do not apply to it. */
export interface Outlined {
  readonly domain: Domain
  readonly intent: Intent
  /**
   * The nouns of the listed tables of a story that may be about a trade: its lists are prose, and it names other tables, too. Empty for
   * other stories.
   */
  readonly beside: readonly Noun[]
}

/**
 * Makes a domain of the tables whose columns a story lists. Other nouns of the story make further tables, which are composed and linked.
 * Null for a story without lists.
 */
export function outlineDomain(story: Intent): Outlined | null {
  const listed = listedTables(story)
  if (listed.length === 0) return null
  const facts = withSelections(story)
  // "3 collections" are tables, not rows of one.
  const intent = { ...story, facts: facts.filter((fact) => fact.type !== 'count' || !tableNouns.has(headOf(fact.noun.words))) }
  const named = { ...intent, facts: intent.facts.filter((fact) => !isOfRows(fact)) }
  const others = othersBeside(listed, named)
  // References of the listed tables also relate the others.
  const heads = [...listed.map(({ plan }) => plan.name), ...others.map(({ name }) => name)].map((name) =>
    singularOf(name.split('_').at(-1) ?? ''),
  )
  const said = withNaturalKeys(withSaidKeys(listed, intent.facts, new Set(heads)))
  const referred = new Set([...withoutKeys(said.map(referring)), ...others.flatMap(({ columns }) => columns.map(referredBy))])
  const linked = domainOf(
    said.map((table, place) => (referred.has(table.plan.name) ? withKey(table, place, said) : table)),
    others,
    intent,
  )
  const whole =
    others.length === 0 ? withOwnFlags(linked.domain, named) : withSaidFlags(extendDomain(linked.domain, named, true), named, true)
  const columns = new Map(linked.built.flatMap(({ list }) => list.map((column) => [column.start, column] as const)))
  return {
    domain: whole,
    intent: { ...intent, facts: facts.map((fact) => asBuilt(fact, columns)) },
    beside: others.length === 0 || areDeclared(listed.flatMap(({ list }) => list)) ? [] : nounsOfLists(intent),
  }
}

/** Whether a count is one of rows: "110 lines" next to a list are no table. */
function isOfRows(fact: Fact): boolean {
  return fact.type === 'count' && fact.noun.name === undefined && fact.noun.words.every((word) => rowNouns.has(word))
}

function nounsOfLists({ facts }: Intent): readonly Noun[] {
  return facts.flatMap((fact) => (fact.type === 'columns' && fact.list !== undefined ? [fact.noun] : []))
}

/** The tables of a story that have no list. */
function othersBeside(listed: readonly ListedTable[], intent: Intent): readonly TableSchema[] {
  const isRelated = intent.facts.some((fact) => fact.type === 'relation' && fact.sides !== undefined)
  if (!isRelated && !speaksOfOthers(intent, listed)) return []
  const { domain } = domainOf(listed.map(withKey), [], intent)
  return extendDomain(domain, intent, true).schema.tables.slice(listed.length)
}

/** Adds a key to a table without one, so that others can refer to it. */
function withKey(table: ListedTable, place: number, tables: readonly ListedTable[]): ListedTable {
  return referring(table).hasKey ? table : withOwnKey(table, place, tables)
}

/** @param others tables that are not listed, which listed ones may refer to */
function domainOf(
  tables: readonly ListedTable[],
  others: readonly TableSchema[],
  { text, facts }: Intent,
): { readonly domain: Domain; readonly built: readonly BuiltTable[] } {
  const references = referencesOf(tables.map(referring), others.map(referable))
  const refersOf = ({ plan }: ListedTable): ReadonlyMap<string, string> => references.get(plan.name) ?? new Map<string, string>()
  const refersToOthers = (table: ListedTable): boolean => [...refersOf(table).values()].some((name) => name !== table.plan.name)
  // The primary table is one that refers to no other: the rows of the others follow from it.
  const first = tables.find((table) => !refersToOthers(table)) ?? tables[0] ?? null
  const listed = new Set(tables.map(({ plan }) => plan.name))
  const built = tables.map((table) => builtTable(table, refersOf(table), first, listed))
  const plans = tables.map(({ plan }) => plan)
  const domain: Domain = {
    name: 'custom',
    description: `What the story lists: ${plans.map(({ name }) => name.replaceAll('_', ' ')).join(', ')}.`,
    story: text,
    keywords: facts.flatMap((fact) => (fact.type === 'columns' ? (fact.noun.about ?? []) : [])),
    nouns: nounsOf(plans),
    rates: built.flatMap(labelsOf),
    measures: built.flatMap(({ table }) => listedMeasures(table)),
    ...columnLists(built.map(({ table }) => ({ table, money: [], measures: [] }))),
    schema: { version: 1, name: 'custom', tables: built.map(({ table }) => table) },
  }
  return { domain, built }
}

function referring({ plan, list }: ListedTable): Referring {
  return { name: plan.name, words: plan.words, hasKey: listedKey(list, plan.words).length === 1, isOfPeople: isOfPeople(plan, list), list }
}

function referable(table: TableSchema): Referable & { readonly table: TableSchema } {
  return { name: table.name, words: table.name.split('_').map(singularOf), hasKey: typeof table.primary_key === 'string', table }
}

/** Gives a fact about a list the columns that were made. */
function asBuilt(fact: Fact, columns: ReadonlyMap<number, ListedColumn>): Fact {
  if (fact.type !== 'columns' || fact.list === undefined) return fact
  return { ...fact, list: fact.list.map((column) => columns.get(column.start) ?? column) }
}

function speaksOfOthers(intent: Intent, tables: readonly ListedTable[]): boolean {
  if (tables.length === 1 && intent.facts.some((fact) => isSingle(fact, intent.text))) return false
  // "Visits" beside a column "visits per week" are these.
  const counted = tables.flatMap(({ list }) => list.flatMap(({ name }) => /^[a-z]+(?=_per_)/.exec(name) ?? [])).map(singularOf)
  const heads = new Set([...tables.map(({ plan }) => plan.words.at(-1)), ...counted])
  const lists = intent.facts.filter((fact): fact is ColumnsFact => fact.type === 'columns')
  // "110 lines" next to a list counts the rows of its table.
  const counts = intent.facts.filter(
    (fact): fact is CountFact => fact.type === 'count' && (fact.noun.start < fact.start || fact.noun.start >= fact.end),
  )
  const isIn = (at: number, { start, end }: Span): boolean => at >= start && at < end
  const isListed = (at: number): boolean => lists.some((list) => isIn(at, list) || isIn(at, list.noun))
  const isRows = (at: number): boolean => counts.some((count) => isIn(at, count))
  return candidatesOf(intent).some(
    ({ words, start, count }) =>
      !heads.has(words.at(-1)) && (count !== null || !isListed(start)) && !containers.has(words.at(-1) ?? '') && !isRows(start),
  )
}

/** Whether a story has a single table: "only one table". Nothing else that it counts is a table. */
function isSingle(fact: Fact, text: string): boolean {
  return (
    fact.type === 'selection' &&
    fact.mode === 'only' &&
    fact.nouns.length === 0 &&
    /^(?:one|1|a?\s?single)\b/i.test(text.slice(fact.start, fact.end))
  )
}

function listedTables({ facts }: Intent): readonly ListedTable[] {
  const tables = new Map<string, ListedTable>()
  const said = facts.filter((fact): fact is ColumnsFact => fact.type === 'columns')
  if (nameOtherColumns(said)) return []
  for (const { noun, name, list } of said) {
    if (list === undefined) continue
    const words = noun.words.map(singularOf)
    const plural = tablePlan(words, classify(words) ?? anyKind(), null, null, noun.words.at(-1))
    const plan = name === undefined ? plural : { ...plural, name }
    const before = tables.get(plan.name)
    const known = new Set(before?.list.map((column) => column.name))
    tables.set(plan.name, { plan, list: [...(before?.list ?? []), ...list.filter((column) => !known.has(column.name))] })
  }
  return [...tables.values()]
}

/** Default number of rows for each row of the parent. */
const perParent = 3

/** @param listed the tables with lists, whose rows decide how many rows refer to them */
function builtTable(
  { plan, list }: ListedTable,
  references: ReadonlyMap<string, string>,
  first: ListedTable | null,
  listed: ReadonlySet<string>,
): BuiltTable {
  const { archetype } = plan.kind
  const keys = keysOf(list, plan.words, references)
  const context = {
    table: plan.name,
    singular: plan.singular,
    subject: isOfPeople(plan, list) ? 'person' : archetype.subject,
    columns: [],
    country: null,
    from: archetype.from,
    to: archetype.to,
    since: null,
    currency: 'USD',
    tables: [],
  }
  const made = listColumns(list, context, onlyOf(keys), references)
  const { columns } = made
  const shown = new Set(list.map(({ name }) => name))
  const own = columns.find((column) => shown.has(column.name) && isKey(column))?.name
  const key = keys.length > 1 ? keys : (columns.find(({ name }) => name === keys[0])?.name ?? own)
  const parent = columns.flatMap((column) => (column.kind === 'foreign_key' && listed.has(column.table) ? [column.table] : []))[0]
  const rows = plan === first?.plan ? primary : parent === undefined ? per(first?.plan.name ?? plan.name, 1) : per(parent, perParent)
  return { ...made, table: { name: plan.name, rows, columns, ...(key === undefined ? {} : { primary_key: key }) } }
}

function isKey(column: ColumnSchema): boolean {
  return column.kind === 'sequence' || column.kind === 'uuid'
}
