import type { Domain, Measure } from '../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { isOrdering } from '../../time/arrival.ts'
import { candidatesOf } from '../compose/candidates.ts'
import { anyKind, classify } from '../compose/classify.ts'
import { columnLists, nounsOf } from '../compose/compose-domain.ts'
import { type TablePlan, tablePlan } from '../compose/table-plan.ts'
import { per, primary } from '../../builders/table.ts'
import type { ColumnsFact, CountFact, Fact } from '../fact.ts'
import type { Referable } from '../meanings/table-draft.ts'
import type { Intent } from '../read-story.ts'
import type { Span } from '../token.ts'
import { singularOf } from '../words.ts'
import { type ListedColumns, listColumns } from './list-columns.ts'
import type { ListedColumn } from './outline.ts'

/** What holds data, and is no table of its own. */
const containers = new Set(
  'table dataset data file list sheet export header column field output result row record demo test app'.split(' '),
)

interface ListedTable {
  readonly plan: TablePlan
  readonly list: readonly ListedColumn[]
}

interface BuiltTable extends ListedColumns {
  readonly table: TableSchema
}

/** The tables of a story that lists the columns of all of them, and what is said of it as far as they have it. */
export interface Outlined {
  readonly domain: Domain
  readonly intent: Intent
}

/** The domain of a story whose tables all have their columns listed: those tables alone. Null where it speaks of others, too. */
export function outlineDomain(intent: Intent): Outlined | null {
  const tables = listedTables(intent)
  if (tables.length === 0 || speaksOfOthers(intent, tables)) return null
  const references = referencesOf(tables)
  const built = tables.map((table) => builtTable(table, references.get(table.plan.name) ?? [], tables[0] ?? table))
  const plans = tables.map(({ plan }) => plan)
  const domain: Domain = {
    name: 'custom',
    description: `What the story lists: ${plans.map(({ name }) => name.replaceAll('_', ' ')).join(', ')}.`,
    story: intent.text,
    keywords: [],
    nouns: nounsOf(plans),
    rates: [],
    measures: built.flatMap(({ table }) => measuresOf(table)),
    ...columnLists(built.map(({ table }) => ({ table, money: [], measures: [] }))),
    schema: { version: 1, name: 'custom', tables: built.map(({ table }) => table) },
  }
  const columns = new Map(built.flatMap(({ list }) => list.map((column) => [column.start, column] as const)))
  return { domain, intent: { ...intent, facts: intent.facts.map((fact) => asBuilt(fact, columns)) } }
}

/** A list with what its columns came to. */
function asBuilt(fact: Fact, columns: ReadonlyMap<number, ListedColumn>): Fact {
  if (fact.type !== 'columns' || fact.list === undefined) return fact
  return { ...fact, list: fact.list.map((column) => columns.get(column.start) ?? column) }
}

function speaksOfOthers(intent: Intent, tables: readonly ListedTable[]): boolean {
  if (tables.length === 1 && intent.facts.some((fact) => isSingle(fact, intent.text))) return false
  const heads = new Set(tables.map(({ plan }) => plan.words.at(-1)))
  const lists = intent.facts.filter((fact): fact is ColumnsFact => fact.type === 'columns')
  // "110 lines" beside a list count the rows of its table.
  const counts = intent.facts.filter(
    (fact): fact is CountFact => fact.type === 'count' && (fact.noun.start < fact.start || fact.noun.start >= fact.end),
  )
  const isIn = (at: number, { start, end }: Span): boolean => at >= start && at < end
  const isListed = (at: number): boolean =>
    lists.some((list) => isIn(at, list) || isIn(at, list.noun)) || counts.some((count) => isIn(at, count))
  return candidatesOf(intent).some(
    ({ words, start }) => !heads.has(words.at(-1)) && !isListed(start) && !containers.has(words.at(-1) ?? ''),
  )
}

/** "Only one table": what else is counted is no table. */
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
  for (const { noun, name, list } of facts.filter((fact): fact is ColumnsFact => fact.type === 'columns')) {
    if (list === undefined) return []
    const words = noun.words.map(singularOf)
    const plural = tablePlan(words, classify(words) ?? anyKind(), null, null, noun.words.at(-1))
    const plan = name === undefined ? plural : { ...plural, name }
    const before = tables.get(plan.name)
    const known = new Set(before?.list.map((column) => column.name))
    tables.set(plan.name, { plan, list: [...(before?.list ?? []), ...list.filter((column) => !known.has(column.name))] })
  }
  return [...tables.values()]
}

/** For each table those that it may refer to, so that none depends on itself: tables before it, and later ones that do not lead to it. */
function referencesOf(tables: readonly ListedTable[]): ReadonlyMap<string, readonly Referable[]> {
  const keys = new Map(
    tables.flatMap((table) => {
      const key = table.list.find(({ name }) => name === 'id' || name === `${table.plan.words.at(-1)}_id`)?.name
      return key === undefined ? [] : [[table.plan.name, { name: table.plan.name, key }] as const]
    }),
  )
  const byStem = new Map(tables.flatMap(({ plan }) => [[plan.words.join('_'), plan.name] as const, [plan.name, plan.name] as const]))
  const wanted = new Map(
    tables.map(({ plan, list }) => [
      plan.name,
      list
        .flatMap(({ name }) => byStem.get(name.replace(/_?(?:id|key|fk)$/, '')) ?? [])
        .filter((name) => name !== plan.name && keys.has(name)),
    ]),
  )
  const places = new Map(tables.map(({ plan }, place) => [plan.name, place]))
  return new Map(
    tables.map(({ plan: { name } }, place) => {
      const targets = (wanted.get(name) ?? []).filter((target) => (places.get(target) ?? 0) < place || !leadsTo(wanted, target, name))
      return [name, [...new Set(targets)].flatMap((target) => keys.get(target) ?? [])]
    }),
  )
}

/** Whether a table refers to another one, over any between. */
function leadsTo(references: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const seen = new Set([from])
  for (const name of seen) for (const next of references.get(name) ?? []) seen.add(next)
  return seen.has(to)
}

/** Rows of a table for each row of the one that it refers to. */
const perParent = 3

function builtTable({ plan, list }: ListedTable, tables: readonly Referable[], first: ListedTable): BuiltTable {
  const { archetype } = plan.kind
  const made = listColumns(list, {
    table: plan.name,
    singular: plan.singular,
    subject: archetype.subject,
    columns: [],
    country: null,
    from: archetype.from,
    to: archetype.to,
    since: null,
    currency: 'USD',
    tables,
  })
  const { columns } = made
  const shown = new Set(list.map(({ name }) => name))
  const key = columns.find((column) => shown.has(column.name) && isKey(column))?.name
  const parent = columns.find((column) => column.kind === 'foreign_key')?.table
  const rows: TableSchema['rows'] = plan === first.plan ? primary : per(parent ?? first.plan.name, parent === undefined ? 1 : perParent)
  return { ...made, table: { name: plan.name, rows, columns, ...(key === undefined ? {} : { primary_key: key }) } }
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
