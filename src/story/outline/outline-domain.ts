import type { Domain, Measure } from '../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { isOrdering } from '../../time/arrival.ts'
import { candidatesOf } from '../compose/candidates.ts'
import { anyKind, classify } from '../compose/classify.ts'
import { columnLists, nounsOf } from '../compose/compose-domain.ts'
import { extendDomain } from '../compose/extend-domain.ts'
import { withSaidFlags } from '../compose/said-flags.ts'
import { type TablePlan, tablePlan } from '../compose/table-plan.ts'
import { per, primary } from '../../builders/table.ts'
import type { ColumnsFact, CountFact, Fact } from '../facts/fact.ts'
import type { Intent } from '../read-story.ts'
import type { Span } from '../tokens/token.ts'
import { headOf, singularOf } from '../words/words.ts'
import { type ListedColumns, listColumns } from './list-columns.ts'
import { isOfPeople } from './is-of-people.ts'
import { isOfEvents, listedKey } from './listed-key.ts'
import type { Detail, ListedColumn } from './outline.ts'
import { withOwnKey, withSaidKeys } from './with-said-keys.ts'
import { type Referable, referencesOf, type Referring, withoutKeys } from './references-of.ts'

/** Nouns for something that holds data, which is no table itself. */
const containers = new Set(
  'table dataset data file list sheet export header column field feature attribute variable output result row record demo test app'.split(
    ' ',
  ),
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
}

/**
 * Makes a domain of the tables whose columns a story lists. Other nouns make further tables if the lists are written as in programs; if
 * they are prose and the story has other nouns, the result is null.
 */
export function outlineDomain(intent: Intent): Outlined | null {
  const listed = listedTables(intent)
  if (listed.length === 0) return null
  const keyless = withoutKeys(listed.map(referring))
  const tables = listed.map((table, place) => (keyless.has(table.plan.name) ? withOwnKey(table, place) : table))
  const hasOthers = speaksOfOthers(intent, tables)
  if (hasOthers && !areDeclared(tables.flatMap(({ list }) => list))) return null
  const { domain } = domainOf(tables, [], intent)
  const others = hasOthers ? extendDomain(domain, intent, true).schema.tables.slice(tables.length) : []
  // References of the listed tables also relate the others.
  const heads = [...tables.map(({ plan }) => plan.name), ...others.map(({ name }) => name)].map((name) =>
    singularOf(name.split('_').at(-1) ?? ''),
  )
  const linked = domainOf(withSaidKeys(tables, intent.facts, new Set(heads)), others, intent)
  const whole = others.length === 0 ? linked.domain : withSaidFlags(extendDomain(linked.domain, intent, true), intent, true)
  const columns = new Map(linked.built.flatMap(({ list }) => list.map((column) => [column.start, column] as const)))
  return {
    domain: whole,
    intent: { ...intent, facts: intent.facts.map((fact) => asBuilt(asSelection(fact, intent, whole.schema.tables.length), columns)) },
  }
}

/** Whether columns are written as in programs: at least half of them have types, keys or names of several words, or a key comes first. */
function areDeclared(columns: readonly ListedColumn[]): boolean {
  const written = columns.filter(
    ({ isIdentifier, words, name, details }) =>
      (isIdentifier && words.length > 1) || name === 'id' || details.some(({ type }) => declaring.has(type)),
  )
  const beginsWithKey = /^(?:\w+_)?id$/.test(columns[0]?.name ?? '')
  return written.length > 1 && (beginsWithKey || written.length * 2 >= columns.length)
}

const declaring = new Set<Detail['type']>(['type', 'key', 'reference', 'unique', 'optional', 'required'])

/** @param others tables that are not listed, which listed ones may refer to */
function domainOf(
  tables: readonly ListedTable[],
  others: readonly TableSchema[],
  { text }: Intent,
): { readonly domain: Domain; readonly built: readonly BuiltTable[] } {
  const references = referencesOf(tables.map(referring), others.map(referable))
  const refersOf = ({ plan }: ListedTable): ReadonlyMap<string, string> => references.get(plan.name) ?? new Map<string, string>()
  const refersToOthers = (table: ListedTable): boolean => [...refersOf(table).values()].some((name) => name !== table.plan.name)
  // The primary table is one that refers to no other: the rows of the others follow from it.
  const first = tables.find((table) => !refersToOthers(table)) ?? (others.length > 0 ? null : (tables[0] ?? null))
  const built = tables.map((table) => builtTable(table, refersOf(table), first))
  const plans = tables.map(({ plan }) => plan)
  const domain: Domain = {
    name: 'custom',
    description: `What the story lists: ${plans.map(({ name }) => name.replaceAll('_', ' ')).join(', ')}.`,
    story: text,
    keywords: [],
    nouns: nounsOf(plans),
    rates: [],
    measures: built.flatMap(({ table }) => measuresOf(table)),
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

/** "Only two tables" in a story that lists two selects these. */
function asSelection(fact: Fact, { facts }: Intent, tables: number): Fact {
  if (fact.type !== 'count' || fact.count !== tables || headOf(fact.noun.words) !== 'table') return fact
  const nouns = facts.flatMap((each) => (each.type === 'columns' ? [each.noun] : []))
  return nouns.length === tables ? { type: 'selection', mode: 'only', nouns, start: fact.start, end: fact.end } : fact
}

/** Gives a fact about a list the columns that were made. */
function asBuilt(fact: Fact, columns: ReadonlyMap<number, ListedColumn>): Fact {
  if (fact.type !== 'columns' || fact.list === undefined) return fact
  return { ...fact, list: fact.list.map((column) => columns.get(column.start) ?? column) }
}

function speaksOfOthers(intent: Intent, tables: readonly ListedTable[]): boolean {
  if (tables.length === 1 && intent.facts.some((fact) => isSingle(fact, intent.text))) return false
  const heads = new Set(tables.map(({ plan }) => plan.words.at(-1)))
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
  const listed = new Set(said.filter(({ list }) => list !== undefined).map(({ noun }) => headOf(noun.words)))
  // A sentence may name a part of the columns of a listed table.
  if (said.some((fact) => fact.list === undefined && listed.has(headOf(fact.noun.words)))) return []
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

function builtTable({ plan, list }: ListedTable, references: ReadonlyMap<string, string>, first: ListedTable | null): BuiltTable {
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
  const made = listColumns(list, context, keys.length === 1 ? (keys[0] ?? null) : null, references)
  const { columns } = made
  const shown = new Set(list.map(({ name }) => name))
  const own = columns.find((column) => shown.has(column.name) && isKey(column))?.name
  const key = keys.length > 1 ? keys : (columns.find(({ name }) => name === keys[0])?.name ?? own)
  const parent = columns.find((column) => column.kind === 'foreign_key')?.table
  const rows = plan === first?.plan ? primary : parent === undefined ? per(first?.plan.name ?? plan.name, 1) : per(parent, perParent)
  return { ...made, table: { name: plan.name, rows, columns, ...(key === undefined ? {} : { primary_key: key }) } }
}

/** The key columns. Events without a declared key use a number in the first column: "transaction_id" of sales. */
function keysOf(list: readonly ListedColumn[], table: readonly string[], references: ReadonlyMap<string, string>): readonly string[] {
  const keys = listedKey(list, table)
  const [first] = list
  if (keys.length > 0 || first === undefined || references.has(first.name)) return keys
  return isOfEvents(first) ? [first.name] : keys
}

function isKey(column: ColumnSchema): boolean {
  return column.kind === 'sequence' || column.kind === 'uuid'
}

const money = /(?:price|cost|revenue|amount|total|fee|salary|income|sales|spend|budget|balance|turnover|payment)/

function measuresOf({ name, columns }: TableSchema): readonly Measure[] {
  if (!columns.some(isOrdering)) return []
  return columns.flatMap((column: ColumnSchema): Measure[] =>
    (column.kind === 'decimal' || column.kind === 'integer') && column.hidden !== true && column.nullable === undefined && column.min >= 0
      ? [
          {
            words: [column.name.replaceAll('_', ' ')],
            column: `${name}.${column.name}`,
            unit: money.test(column.name) ? 'money' : 'quantity',
            typical: (column.min + column.max) / 2,
          },
        ]
      : [],
  )
}
