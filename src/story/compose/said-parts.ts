import { type Part, partsOf } from '../bind/segments/parts-of.ts'
import type { Domain } from '../../domains/domain.ts'
import type { Fact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import type { Intent } from '../read-story.ts'
import type { ColumnOf, TableSchema } from '../../schema/schema.ts'
import { labelOf } from '../segments/parallel-parts.ts'
import { partsIn } from '../segments/parts-in.ts'
import { isPriced, isRated } from '../segments/is-priced.ts'
import { restWords } from '../segments/rest-words.ts'
import type { SegmentsFact } from '../segments/segment-facts.ts'
import { Topics } from '../topics/topics.ts'
import { singularOf } from '../words/words.ts'
import { withKinds } from './said-states.ts'
import { evenCategory } from './even-category.ts'
import { pricedValues } from './value-parts.ts'
import { testGroupIn } from '../segments/test-groups.ts'
import { groups } from './value-groups.ts'

/**
 * Adds a column for parts that the story compares, or whose prices it says, and no column has: "conversion is 3% for A and 4.5% for B", "churn 8% on free, 2% on
 * pro". Of shares, only letters and values of a known group tell what the
 * column is.
 */
export function withSaidParts(domain: Domain, { facts, tokens }: Pick<Intent, 'facts' | 'tokens'>): Domain {
  const compared = facts.filter(isComparison)
  if (compared.length === 0) return domain
  const topics = new Topics(tokens, domain, facts)
  const columns = new Set(facts.flatMap(columnsIn).map(singularOf))
  // "Smokers pay 300, non-smokers 80" beside a column "smoker" are its rows.
  const isOfColumn = ({ entries }: SegmentsFact): boolean =>
    entries.some(({ words }) => words.some((word) => columns.has(singularOf(word))))
  return compared.reduce((before, fact) => (isOfColumn(fact) ? before : withParts(before, fact, topics)), domain)
}

/** The names of one word of the columns that a fact lists or describes. */
function columnsIn(fact: Fact): readonly string[] {
  const nouns = fact.type === 'columns' ? fact.columns : fact.type === 'attribute' && fact.column !== null ? [fact.column] : []
  return nouns.flatMap(({ words }) => (words.length === 1 ? words : []))
}

function isComparison(fact: Fact): fact is SegmentsFact {
  return fact.type === 'segments' && fact.entries.length > 1
}

function withParts(domain: Domain, fact: SegmentsFact, topics: Topics): Domain {
  const [only, other] = domain.schema.tables
  // "Luxury | cars cost 180, economy ones 35".
  const named = fact.entries[0]?.words.slice(1).flatMap((word) => findTable({ words: [word] }, domain)?.table ?? [])
  const near = topics.spoken(fact) ?? (other === undefined ? only?.name : undefined)
  const name = named?.[0] ?? (isPriced(fact.entries, false) ? withPrice(domain.schema.tables, near) : near)
  const table = domain.schema.tables.find((each) => each.name === name)
  const known = partsOf(domain.schema, domain)
  const parts = fact.entries.map(({ words, partWithin: [from, to] }) => words.slice(from, to))
  if (table === undefined) return domain
  const found = parts.map((words) => partsIn(words, known).flatMap(({ term }) => known.get(term) ?? []))
  const areShares = fact.entries.every(({ said }) => said.type === 'share') && !isRated(fact.entries)
  const columns = found.some((each) => each.length > 0)
    ? withMore(table, found, fact, domain)
    : areShares
      ? withCompared(table.columns, parts)
      : withPriced(table, fact, domain)
  if (columns === null) return domain
  const changed = { ...table, columns }
  return { ...domain, schema: { ...domain.schema, tables: domain.schema.tables.map((each) => (each === table ? changed : each)) } }
}

/** The table that prices are said of: the nearest one, or the only one with a price where that has none. */
function withPrice(tables: readonly TableSchema[], near: string | undefined): string | undefined {
  const priced = tables.filter(({ columns, hidden }) => hidden !== true && columns.some(({ name }) => price.test(name)))
  const [only, other] = priced
  return only === undefined || other !== undefined || priced.some(({ name }) => name === near) ? near : only.name
}

const price = /^(?:\w+_)?(?:price|fee|fare)$/

function withCompared(columns: TableSchema['columns'], parts: readonly (readonly string[])[]): TableSchema['columns'] | null {
  const column = columnOf(parts.filter((words) => !words.some((word) => restWords.has(word))))
  return column === null || columns.some((each) => each.name === column.name) ? null : [...columns, column]
}

/** Adds the kinds that have prices: "adults pay 12, kids 8". */
function withPriced({ name, columns }: TableSchema, fact: SegmentsFact, domain: Domain): TableSchema['columns'] | null {
  const values = pricedValues(fact, name, domain)
  return values === null ? null : withKinds(columns, values)
}

/** The kinds that have prices in the place of those of a column that knows only some: "cargo bikes cost 45, folding ones 18". */
function withMore(
  { name, columns }: TableSchema,
  found: readonly (readonly Part[])[],
  fact: SegmentsFact,
  domain: Domain,
): TableSchema['columns'] | null {
  const own = new Set(found.flat().flatMap(({ table, column }) => (table === name ? [column] : [])))
  const column = columns.find((each) => each.kind === 'category' && own.has(each.name))
  if (own.size !== 1 || column === undefined || found.every((each) => each.length > 0)) return null
  const values = pricedValues(fact, name, domain)
  return values === null ? null : withKinds(columns, values, column.name)
}

/** The column that has all parts as values; null if it is not known what it is. */
function columnOf(parts: readonly (readonly string[])[]): ColumnOf<'category'> | null {
  const tested = parts.map(testGroupIn)
  const name = tested[0]?.column
  const sides = tested.flatMap((each) => (each !== null && each.column === name ? [each.value] : []))
  if (name !== undefined && sides.length > 1 && new Set(sides).size === parts.length) return evenCategory(name, sides)
  const letters = parts.map((words) => words.find((word) => word.length === 1)?.toUpperCase() ?? '')
  const isLettered = letters.length > 1 && !letters.includes('')
  const group = groups.find(({ values }) => parts.every((words) => words.some((word) => values.includes(word))))
  if (!isLettered && group === undefined) return null
  return isLettered
    ? evenCategory(labelOf(parts) ?? 'variant', [...new Set(letters)])
    : evenCategory(group?.column ?? '', group?.values ?? [])
}
