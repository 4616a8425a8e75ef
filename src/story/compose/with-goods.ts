import { mapped } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { decimal, oneOf } from '../../builders/drawn.ts'
import { text } from '../../builders/texts.ts'
import type { Domain } from '../../domains/domain.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { referredBy, tableNamed, withTable } from '../bind/tables/references.ts'
import type { Fact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { trySchema } from '../../try-schema.ts'
import { withSingularHead } from '../words/words.ts'
import type { Archetype } from './archetype.ts'
import { archetypes } from './archetypes/index.ts'
import { buildTable } from './build-table.ts'
import { classify, type Kind } from './classify.ts'
import { keptWords } from './noun-words.ts'
import { tablePlan } from './table-plan.ts'

/** What is before the kind in the name of a product. */
const styles = { Classic: 3, Large: 2, Small: 2, Special: 1, Premium: 1, 'Limited Edition': 1 }
const priceSpread = 0.45
const anyProduct: Kind = { archetype: archetypes.find(({ name }) => name === 'product') as Archetype, family: null, words: 1 }
/** Columns that say what a product is. */
const telling = ['name', 'category', 'sku', 'price']

/** Gives the products of a domain the kinds that the story sells, instead of those of the trade. */
export function withGoods(domain: Domain, goods: readonly string[]): Domain {
  const products = tableNamed(domain.schema, findTable({ words: ['products'] }, domain)?.table ?? '')
  if (goods.length === 0 || products === null || !isOfKinds(products, domain)) return domain
  const schema = withTable(domain.schema, tableOf(products, goods))
  // Other tables may read a column that the goods do not have: the condition of what is sold second-hand.
  return 'reason' in trySchema(schema) ? domain : { ...domain, schema }
}

/** The goods that a story lists. */
export function goodsOf(facts: readonly Fact[]): readonly string[] {
  return facts.flatMap((fact) =>
    fact.type === 'attribute' && fact.isGoods === true ? fact.aspects.flatMap((each) => (each.type === 'values' ? each.values : [])) : [],
  )
}

/** Whether the products of a table are of different kinds: of a shop, or of a story that fits no trade. */
function isOfKinds({ columns }: TableSchema, { name }: Domain): boolean {
  return name === 'custom' || columns.some((column) => column.name === 'category')
}

function tableOf(table: TableSchema, goods: readonly string[]): TableSchema {
  const made = buildTable(tablePlan(['product'], kindOfGoods(goods), null), 1, new Map()).table.columns.slice(1)
  const own: readonly ColumnSchema[] = [
    { name: 'kind', ...mapped('category', Object.fromEntries(goods.map((each) => [each, nameOf(each)]))), hidden: true },
    { name: 'style', ...oneOf(styles), hidden: true },
    { name: 'name', ...text({ column: 'style' }, ' ', { column: 'kind' }) },
    { name: 'category', ...oneOf(Object.fromEntries(goods.map((each) => [each, 1]))) },
    { name: 'usual_price', ...mapped('category', usualPrices(goods)), hidden: true },
    { name: 'price', ...decimal(0.5, 90_000, 2, lognormal(1, priceSpread), { times: 'usual_price', ending: 99 }) },
  ]
  const dropped = droppedFrom(table)
  const taken = new Set(own.map(({ name }) => name))
  const kept = table.columns.filter(({ name }) => !dropped.has(name) && !telling.includes(name) && !taken.has(name))
  const keys = kept.filter((column, place) => place === 0 || referredBy(column) !== null)
  const rest = [...kept.filter((column) => !keys.includes(column)), ...made].filter(
    ({ name }, place, all) => !taken.has(name) && all.findIndex((each) => each.name === name) === place,
  )
  return { ...table, columns: [...keys, ...own, ...rest] }
}

/** The names of columns that follow from the kinds of products which the trade has. */
function droppedFrom({ columns }: TableSchema): ReadonlySet<string> {
  const category = columns.find(({ name }) => name === 'category')
  const dropped = new Set(
    category === undefined ? [] : ['category', ...columns.flatMap(({ name }) => (reads(category, name) ? [name] : []))],
  )
  for (const name of dropped)
    for (const column of columns) if (!telling.includes(column.name) && reads(column, name)) dropped.add(column.name)
  return dropped
}

/** Whether a column reads another one of its row. */
function reads(column: ColumnSchema, name: string): boolean {
  const words = JSON.stringify({ ...column, name: '' }).replaceAll(/"kind":"\w+"|"\w+":/g, '')
  return column.name !== name && words.split(/\W+/).includes(name)
}

/** The median price of each kind. An unknown kind costs as much as the others. */
function usualPrices(goods: readonly string[]): Readonly<Record<string, number>> {
  const known = goods.map((each) => priceOf(classify(keptWords(each.split(' ')))))
  const usual = known.find((price) => price !== null) ?? priceOf(anyProduct) ?? 1
  return Object.fromEntries(goods.map((each, place) => [each, known[place] ?? usual]))
}

function priceOf(kind: Kind | null): number | null {
  const columns = kind?.family?.columns ?? kind?.archetype.usual ?? []
  const bodies = columns.flatMap((column) => (typeof column !== 'string' && column.name === 'price' ? [column.body] : []))
  return (
    bodies.map((body) => (body.kind === 'decimal' && body.distribution?.name === 'lognormal' ? body.distribution.median : null))[0] ?? null
  )
}

/** The kind that all goods have, or that of any product. */
function kindOfGoods(goods: readonly string[]): Kind {
  const [first, ...others] = goods.map((each) => classify(keptWords(each.split(' '))))
  return first?.archetype === anyProduct.archetype && others.every((each) => each?.family === first.family) ? first : anyProduct
}

/** The name of one of the goods: "Bread Roll". */
function nameOf(goods: string): string {
  const words = goods.split(' ')
  const own = withSingularHead(words)
  return own.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
