import type { TableSchema } from '../../schema/schema.ts'
import { arrivalColumn } from '../../time/arrival.ts'
import { identifierAt } from '../words/identifiers.ts'
import type { Noun } from '../words/noun.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import { addLink, plain } from './add-link.ts'
import type { BuiltTable } from './build-table.ts'
import { keyNameOf, type TablePlan } from './table-plan.ts'

const prefix = /^(?:dim|fact)$/

/** The tables of a star schema that a story names: "dim_store", "fact_sales". Each is of what stands behind its prefix. */
export function starNouns(tokens: readonly Token[]): readonly Noun[] {
  return tokens.flatMap(({ text }, at) => {
    const found = prefix.test(text) ? identifierAt(tokens, at) : null
    return found === null ? [] : [found.noun]
  })
}

/** A noun such as "fact_sales" as one of sales that keeps its name; other nouns as they are. */
export function withoutPrefix(noun: Noun, tokens: readonly Token[]): Noun {
  const [first = '', ...words] = noun.words
  const isStar = prefix.test(first) && words.length > 0 && tokens[firstFrom(tokens, noun.start)]?.isSnake === true
  return isStar ? { ...noun, words, name: noun.words.join('_') } : noun
}

/** Whether a table is one of a star schema, whose rows refer to nothing but dimensions. */
export function isOfStar({ name }: Pick<TablePlan, 'name'>): boolean {
  return /^(?:dim|fact)_/.test(name)
}

/** Makes rows of facts refer to each dimension. */
export function linkStar(all: readonly TablePlan[]): void {
  for (const fact of all.filter(({ name }) => name.startsWith('fact_')))
    for (const parent of all.filter(({ name }) => name.startsWith('dim_'))) addLink(fact, { parent, ...plain })
}

/** Whether a table has a row for each day. */
export function isCalendar({ name }: Pick<TablePlan, 'name'>): boolean {
  return /^dim_(?:date|calendar|day)s?$/.test(name)
}

/** Days of a calendar of which no number is said. */
const usualDays = 731

/** A row for each day, and the parts of its date. */
export function calendarTable(plan: TablePlan): TableSchema {
  const part = { kind: 'integer', min: 1, max: 1 } as const
  return {
    name: plan.name,
    rows: plan.count ?? usualDays,
    columns: [
      { name: keyNameOf(plan), kind: 'sequence' },
      { name: 'date', kind: 'regular_time', from: '2024-01-01', unit: 'days', as: 'date' },
      ...['year', 'quarter', 'month', 'month_number', 'weekday', 'is_weekend'].map((name) => ({ name, ...part })),
    ],
    primary_key: keyNameOf(plan),
  }
}

/** Rows of facts without a time of their own, where their day is one of the calendar. */
export function withDay(built: BuiltTable, { links }: TablePlan): BuiltTable {
  const { columns } = built.table
  const time = links.some(({ parent }) => isCalendar(parent)) ? arrivalColumn(columns)?.name : undefined
  if (time === undefined) return built
  const rest = columns.filter(({ name }) => name !== time)
  const isRead = rest.some((column) => JSON.stringify(column).includes(time))
  const kept = isRead ? columns.map((column) => (column.name === time ? { ...column, hidden: true } : column)) : rest
  return { ...built, table: { ...built.table, columns: kept }, measures: [] }
}
