import type { Domain, Measure } from '../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { isOrdering } from '../../time/arrival.ts'
import { candidatesOf } from '../compose/candidates.ts'
import { anyKind, classify } from '../compose/classify.ts'
import { columnLists, nounsOf } from '../compose/compose-domain.ts'
import { type TablePlan, tablePlan } from '../compose/table-plan.ts'
import type { ColumnsFact } from '../fact.ts'
import type { Intent } from '../read-story.ts'
import { singularOf } from '../words.ts'
import { listColumns } from './list-columns.ts'
import type { ListedColumn } from './outline.ts'

/** What holds data, and is no table of its own. */
const containers = new Set(
  'table dataset data file list sheet export header column field output result row record demo test app'.split(' '),
)

interface ListedTable {
  readonly plan: TablePlan
  readonly list: readonly ListedColumn[]
}

/** The domain of a story whose tables all have their columns listed: those tables alone. Null where it speaks of others, too. */
export function outlineDomain(intent: Intent): Domain | null {
  const tables = listedTables(intent)
  if (tables.length === 0) return null
  const heads = new Set(tables.map(({ plan }) => plan.words.at(-1)))
  const lists = intent.facts.filter(({ type }) => type === 'columns')
  const isListed = (at: number): boolean => lists.some(({ start, end }) => at >= start && at < end)
  if (candidatesOf(intent).some(({ words, start }) => !heads.has(words.at(-1)) && !isListed(start) && !containers.has(words.at(-1) ?? '')))
    return null
  const built = tables.map((table, index) => builtTable(table, tables, index))
  const plans = tables.map(({ plan }) => plan)
  return {
    name: 'custom',
    description: `What the story lists: ${built.map(({ name }) => name.replaceAll('_', ' ')).join(', ')}.`,
    story: intent.text,
    keywords: [],
    nouns: nounsOf(plans),
    rates: [],
    measures: built.flatMap(measuresOf),
    ...columnLists(built.map((table) => ({ table, money: [], measures: [] }))),
    schema: { version: 1, name: 'custom', tables: built },
  }
}

function listedTables({ facts }: Intent): readonly ListedTable[] {
  const tables = new Map<string, ListedTable>()
  for (const { noun, list } of facts.filter((fact): fact is ColumnsFact => fact.type === 'columns')) {
    if (list === undefined) return []
    const words = noun.words.map(singularOf)
    const plan = tablePlan(words, classify(words) ?? anyKind(), null, null, noun.words.at(-1))
    const before = tables.get(plan.name)
    tables.set(plan.name, {
      plan,
      list: before === undefined ? list : [...before.list, ...list.filter(({ name }) => before.list.every((each) => each.name !== name))],
    })
  }
  return [...tables.values()]
}

function builtTable({ plan, list }: ListedTable, tables: readonly ListedTable[], index: number): TableSchema {
  const { archetype } = plan.kind
  const referable = tables.flatMap((each) => {
    const key = each.list.find(({ name }) => name === 'id' || name === `${each.plan.words.at(-1)}_id`)?.name
    return key === undefined || each.plan === plan ? [] : [{ name: each.plan.name, key }]
  })
  const columns = listColumns(list, {
    table: plan.name,
    singular: plan.singular,
    subject: archetype.subject,
    columns: [],
    country: null,
    from: archetype.from,
    to: archetype.to,
    since: null,
    currency: 'USD',
    tables: referable.filter(({ name }) => tables.findIndex((each) => each.plan.name === name) < index || !refersBack(tables, name, plan)),
  })
  const key = columns.find(({ kind, name }) => (kind === 'sequence' || kind === 'uuid') && list.some((each) => each.name === name))?.name
  const first = tables[0]?.plan.name ?? plan.name
  const parent = columns.find((column) => column.kind === 'foreign_key')
  const rows =
    index === 0
      ? ({ type: 'primary' } as const)
      : ({
          type: 'ratio',
          of: parent?.kind === 'foreign_key' && parent.table !== plan.name ? first : first,
          ratio: parent === undefined ? 1 : 3,
        } as const)
  return { name: plan.name, rows, columns, ...(key === undefined ? {} : { primary_key: key }) }
}

/** Whether the list of a table has a key to another one. */
function refersBack(tables: readonly ListedTable[], name: string, { words }: TablePlan): boolean {
  return tables.find((each) => each.plan.name === name)?.list.some((column) => column.name === `${words.at(-1)}_id`) === true
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
