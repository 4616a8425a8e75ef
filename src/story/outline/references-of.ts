import type { TableSchema } from '../../schema/schema.ts'
import { referredBy } from '../bind/tables/references.ts'
import { isLasting } from '../compose/is-lasting.ts'
import { isPlural, termOf } from '../words/words.ts'
import type { ListedColumn } from './outline.ts'

/** A table that columns may refer to. */
export interface Referable {
  readonly name: string
  /** The words for one row. */
  readonly words: readonly string[]
  /** Whether its key is a single column. */
  readonly hasKey: boolean
}

/** A table with listed columns. */
export interface Referring extends Referable {
  readonly isOfPeople: boolean
  readonly list: readonly ListedColumn[]
}

interface Wanted {
  readonly from: string
  readonly column: string
  readonly to: string
}

/**
 * For each listed table, the tables that its columns refer to, by column name: as the list says, else by the name of the column. Cycles are
 * avoided: of two tables that refer to each other, only the later one does.
 * @param others tables that are not listed, which may refer to listed ones
 */
export function referencesOf(
  tables: readonly Referring[],
  others: readonly (Referable & { readonly table: TableSchema })[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const all = byWords([...tables, ...others])
  const places = new Map(tables.map(({ name }, place) => [name, place]))
  const wanted = tables.flatMap((table) =>
    table.list.flatMap((column): readonly Wanted[] => {
      const to = targetOf(column, table, all)
      return to?.hasKey === true ? [{ from: table.name, column: column.name, to: to.name }] : []
    }),
  )
  const leads = new Map(others.map(({ name, table }) => [name, new Set(table.columns.flatMap((column) => referredBy(column) ?? []))]))
  const found = new Map<string, Map<string, string>>()
  const isLater = ({ from, to }: Wanted): boolean => (places.get(to) ?? -1) > (places.get(from) ?? 0)
  for (const each of [...wanted.filter((one) => !isLater(one)), ...wanted.filter(isLater)]) {
    const { from, column, to } = each
    if (from !== to && leadsTo(leads, to, from)) continue
    if (from !== to) leads.set(from, (leads.get(from) ?? new Set()).add(to))
    found.set(from, (found.get(from) ?? new Map<string, string>()).set(column, to))
  }
  return found
}

/** Listed tables without a key that columns refer to. */
export function withoutKeys(tables: readonly Referring[]): ReadonlySet<string> {
  const all = byWords(tables)
  const referred = tables.flatMap((table) => table.list.map((column) => targetOf(column, table, all)))
  return new Set(referred.flatMap((to) => (to === null || to.hasKey ? [] : [to.name])))
}

/**
 * Tables by the words that refer to them. Besides its own words, a dimension has those without "dim": "customer_key" refers to
 * "dim_customer". A table of things, places or people also has its last word if no other table ends with it: "room" of meeting rooms.
 */
function byWords<Table extends Referable>(tables: readonly Table[]): ReadonlyMap<string, Table> {
  const dimensions = tables.filter(({ words }) => words.length > 1 && words[0] === 'dim')
  const first = new Map(tables.map((each) => [each.words.at(-1) ?? '', each] as const).toReversed())
  const last = new Map(tables.map((each) => [each.words.at(-1) ?? '', each] as const))
  const isCalled = (head: string, { words }: Table): boolean =>
    first.get(head) === last.get(head) && words.length > 1 && isLasting(words.join('_'))
  return new Map([
    ...[...last].filter(([head, table]) => isCalled(head, table)),
    ...dimensions.map((each) => [each.words.slice(1).join(' '), each] as const),
    ...tables.map((each) => [each.words.join(' '), each] as const),
  ])
}

/** The table that a column refers to; null for none. */
function targetOf(column: ListedColumn, table: Referring, all: ReadonlyMap<string, Referable>): Referable | null {
  const said = column.details.find((detail) => detail.type === 'reference')
  if (said?.to === 'itself') return table
  if (typeof said?.to === 'string') return all.get(termOf(said.to.toLowerCase().split('_'))) ?? null
  const stem = stemOf(column) ?? (said === undefined ? null : column.words)
  if (stem === null) return byName(column, table, all)
  // The longest end of "billing customer" that is a table. All the words may be the table itself, whose key this is.
  for (const at of stem.keys()) {
    const target = all.get(termOf(stem.slice(at)))
    if (target !== undefined && (target !== table || at > 0)) return target
  }
  return (table.isOfPeople ? ofPeople : ofThings).test(column.words.join('_')) ? table : null
}

/** The table whose rows are called as a column: customers of "customer". Null for a column with values or a type of its own. */
function byName({ words, details, name }: ListedColumn, table: Referring, all: ReadonlyMap<string, Referable>): Referable | null {
  if ((table.isOfPeople ? ofPeople : ofThings).test(name)) return table
  const isOther = details.some(({ type }) => type !== 'required' && type !== 'optional') || isPlural(words.at(-1) ?? '')
  const target = isOther ? undefined : all.get(termOf(words))
  return target === undefined || target === table ? null : target
}

/** The words before "id" ("customer_id"); null if the name is no reference. */
function stemOf({ words, name }: ListedColumn): readonly string[] | null {
  const last = words.at(-1) ?? ''
  if (words.length > 1 && /^(?:id|fk|key|sk|uuid)$/.test(last)) return words.slice(0, -1)
  const joined = /^([a-z]{3,})(?:id|fk)$/.exec(name)?.[1]
  return joined === undefined ? null : [joined]
}

/** References to people in the same table, if no other table has this name. */
const ofPeople = /^(?:(?:manager|supervisor|boss)_id|reports_to(?:_id)?)$/
const ofThings = /^(?:parent(?:_\w+)?_id|(?:in_)?reply_to(?:_\w+)?_id|replies_to(?:_id)?)$/

/** Whether a table refers to another one, directly or indirectly. */
function leadsTo(references: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set([from])
  for (const name of seen) for (const next of references.get(name) ?? []) seen.add(next)
  return seen.has(to)
}
