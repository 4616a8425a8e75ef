import { columnsFor } from '../meanings/columns-for.ts'
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { isOrdering } from '../../time/arrival.ts'
import type { RowsSchema } from '../../schema/rows.ts'
import type { ArchetypeColumn, Family } from './archetype.ts'
import { followersOf } from './followers-of.ts'
import { arePeople, keyNameOf, type Link, type TablePlan } from './table-plan.ts'
import { withNamedKinds } from './with-named-kinds.ts'
import { withMakers } from './with-makers.ts'
import { withoutSecondWays } from './without-second-ways.ts'

/** A composed table, and which of its columns hold money. */
export interface BuiltTable {
  readonly table: TableSchema
  /** Columns that draw amounts of money. */
  readonly money: readonly string[]
  /** Columns whose totals by month may be said, in the order of the table. */
  readonly measures: readonly { readonly column: string; readonly unit: 'money' | 'quantity' }[]
}

/** Tables that were built before this one, by name. */
export type Before = ReadonlyMap<string, TableSchema>

/** Makes the columns of a planned table: its key, its references, and the columns of its archetype. */
export function buildTable(plan: TablePlan, rows: RowsSchema, before: Before): BuiltTable {
  const owner = typeof rows === 'object' && rows.type === 'owned' ? rows.by : null
  const keys = withoutSecondWays(
    plan.links,
    plan.links.map((link) => keyColumn(plan, link, owner)),
    before,
  )
  const since = owner === null ? [] : sinceColumn(plan, owner, before)
  const first: readonly ColumnSchema[] = [{ name: keyNameOf(plan), kind: 'sequence' }, ...keys, ...since]
  const { columns: made, money, measures } = described(plan, first)
  const columns = withNamedKinds(made, plan)
  const table: TableSchema = {
    name: plan.name,
    rows,
    columns: withMakers(
      columns.map((column) => existing(column, columns, plan, before, owner)),
      before,
    ),
    primary_key: keyNameOf(plan),
    ...uniquePair(plan, owner),
  }
  return { table, money, measures: owner === null && isOrdered(columns) ? measures : [] }
}

function keyColumn(plan: TablePlan, { parent, isDistinct }: Link, owner: string | null): ColumnSchema {
  const name = keyNameOf(parent)
  if (parent.name === owner) return { name, kind: 'owner_key', table: parent.name }
  const { archetype, family } = parent.kind
  const isPopular = plan.count === null && !isDistinct && archetype.rank > 2 && family?.role !== 'staff'
  return {
    name,
    kind: 'foreign_key',
    table: parent.name,
    ...(isPopular ? { popularity: archetype.name === 'product' ? 0.8 : 0.5 } : {}),
    ...(isDistinct && owner !== null ? { distinct_among_siblings: true } : {}),
  }
}

function uniquePair({ links }: TablePlan, owner: string | null): Pick<TableSchema, 'unique'> {
  const taken = links.find(({ isDistinct }) => isDistinct)
  const by = links.find(({ parent }) => parent.name === owner)
  // If there are fewer rows to choose from than each takes, some are taken twice.
  if (taken === undefined || by === undefined || (taken.parent.count ?? Infinity) < (by.owned?.max ?? 0)) return {}
  return { unique: [[keyNameOf(by.parent), keyNameOf(taken.parent)]] }
}

/** The start of the row's owner, before which the row does not start. For an owner without a time, a day in the past. */
function sinceColumn(plan: TablePlan, owner: string, before: Before): readonly ColumnSchema[] {
  const link = plan.links.find(({ parent }) => parent.name === owner)
  const column = before.get(owner)?.columns.find(isOrdering)
  if (link === undefined || column === undefined) return [{ name: 'since', kind: 'birth_date', min_age: 1, max_age: 3, hidden: true }]
  return [{ name: 'since', kind: 'lookup', through: keyNameOf(link.parent), column: column.name, hidden: true }]
}

function described(
  plan: TablePlan,
  first: readonly ColumnSchema[],
): Omit<BuiltTable, 'table'> & { readonly columns: readonly ColumnSchema[] } {
  const { archetype, family } = plan.kind
  const special = family?.columns ?? archetype.usual
  const isOwn = (column: ArchetypeColumn): boolean => special.some((each) => typeof each !== 'string' && each.name === nameOf(column))
  const isBySomebody = plan.links.some(({ parent }) => arePeople(parent))
  // Where channels are a table, no channel is a text.
  const asKeys = plan.links.map(({ parent }) => keyNameOf(parent).replace(/_id$/, ''))
  const ofParents = plan.links.flatMap(({ parent: { kind } }) => (kind.family?.isOf === undefined ? [] : placesWithin[kind.family.isOf]))
  const left = [...(family?.without ?? []), ...(isBySomebody ? makers : []), ...asKeys, ...ofParents]
  const bodies = [...archetype.columns, ...special].flatMap((each) => (typeof each === 'string' ? [] : [{ name: each.name, ...each.body }]))
  const without = [...left, ...followersOf(bodies, left)]
  const wanted = [...archetype.columns.filter((column) => !isOwn(column)), ...special].filter((column) => !without.includes(nameOf(column)))
  const last = archetype.last.filter(
    (column) => !without.includes(nameOf(column)) && !wanted.some((each) => nameOf(each) === nameOf(column)),
  )
  const all = distinct([...wanted, ...last], new Set(first.map(({ name }) => name)))
  const named = nameColumn(plan)
  const own = [...named, ...all.flatMap((each) => (typeof each === 'string' ? [] : [{ name: each.name, ...each.body }]))]
  const words = all.filter((each) => typeof each === 'string').map((each) => each.split(' '))
  const hasSince = first.some(({ name }) => name === 'since')
  const made = columnsFor(words, {
    table: plan.name,
    singular: plan.singular,
    subject: archetype.subject,
    columns: [...first, ...own],
    country: null,
    from: archetype.from,
    to: archetype.to,
    since: hasSince ? 'since' : null,
    currency: 'USD',
    tables: [],
  })
  const byName = new Map([...own, ...made.columns].map((column) => [column.name, column]))
  const order = [...named.map(({ name }) => name), ...all.map((each) => (typeof each === 'string' ? each.replaceAll(' ', '_') : each.name))]
  const shown = order.flatMap((name) => byName.get(name) ?? [])
  const marked = all.filter((each) => typeof each !== 'string')
  return {
    columns: [...first, ...made.columns.filter((column) => !shown.includes(column)), ...shown],
    money: [...marked.flatMap(({ name, measures }) => (measures === 'money' ? [name] : [])), ...made.money],
    measures: marked.flatMap(({ name, measures }) =>
      measures === undefined || /price_per|unit_price|purchase_price|salary/.test(name) ? [] : [{ column: name, unit: measures }],
    ),
  }
}

/** Columns with the name of another person than the row itself. */
const makers = ['creator', 'author', 'manager']

/** Columns that the rows of a city or a country would contradict. */
const placesWithin: Readonly<Record<NonNullable<Family['isOf']>, readonly string[]>> = {
  city: ['region', 'country', 'latitude', 'longitude'],
  country: ['city', 'region', 'latitude', 'longitude'],
}

/** The name column of a category, with its known names. */
function nameColumn({ kind }: TablePlan): readonly ColumnSchema[] {
  if (kind.archetype.name !== 'category') return []
  const entries = kind.family?.entries ?? ['Standard', 'Premium', 'Basic', 'Special', 'Seasonal', 'Limited', 'Classic', 'Custom']
  return [{ name: 'name', kind: 'compound', words: [entries], separator: ' ' }]
}

function nameOf(column: ArchetypeColumn): string {
  return typeof column === 'string' ? column.replaceAll(' ', '_') : column.name
}

function distinct(columns: readonly ArchetypeColumn[], taken: ReadonlySet<string>): readonly ArchetypeColumn[] {
  return columns.filter(
    (column, index) => !taken.has(nameOf(column)) && columns.findIndex((each) => nameOf(each) === nameOf(column)) === index,
  )
}

/** Makes a key refer to rows that existed before the row, if both tables have a time and the other one starts earlier. */
function existing(
  column: ColumnSchema,
  columns: readonly ColumnSchema[],
  plan: TablePlan,
  before: Before,
  owner: string | null,
): ColumnSchema {
  if (column.kind !== 'foreign_key' || owner !== null || column.distinct_among_siblings === true) return column
  const target = before.get(column.table)
  const began = target?.columns.find(isOrdering)
  const at = columns.find(isOrdering)
  if (began === undefined || at === undefined || target === undefined || plan.name === target.name) return column
  const isOwned = typeof target.rows === 'object' && target.rows.type === 'owned'
  return !isOwned && began.from < at.from ? { ...column, existing_at: at.name } : column
}

function isOrdered(columns: readonly ColumnSchema[]): boolean {
  return columns.some(isOrdering)
}
