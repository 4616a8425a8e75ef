import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import type { DefinitionFact } from '../../facts/column-relations.ts'
import { findTable } from '../../find/find-table.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { Noun } from '../../words/noun.ts'
import { singularOf } from '../../words/words.ts'
import type { Binding } from '../binding.ts'
import { keyOf } from '../tables/key-of.ts'
import { referredBy, tableNamed, withTable } from '../tables/references.ts'
import { attributeColumn } from './attribute-column.ts'
import { isOwnedBy } from '../tables/is-owned-by.ts'

/** A definition without sums: each is a column of its own. */
export interface WithoutSums {
  readonly schema: Schema
  readonly fact: DefinitionFact
  readonly claims: readonly Claim[]
}

/**
 * Adds the sum of a definition as a column of its table: "subtotal" for "the sum of its lines minus the discount", or the defined column
 * itself if it is no more than the sum. Returns a reason if the rows own none that could be summed.
 */
export function withSums(binding: Binding, fact: DefinitionFact): WithoutSums | { readonly reason: string } {
  const sum = fact.expression.find((part) => part.type === 'sum')
  if (sum?.type !== 'sum') return { schema: binding.schema, fact, claims: [] }
  const { start, end } = fact
  const target = attributeColumn(binding, { type: 'attribute', table: null, column: fact.column, aspects: [], currency: null, start, end })
  const table = target === null ? null : tableNamed(target.schema, target.table)
  if (target === null || table === null) return { reason: `no table has a column "${fact.column.words.join(' ')}"` }
  const child = ownedTable(binding, target.schema, table, sum.noun)
  const of = child === null ? null : amountOf(child, sum.noun, target.column)
  const [key, parentKey] = [child?.columns.find((column) => referredBy(column) === table.name)?.name, keyOf(table)]
  if (child === null || of === null || key === undefined || parentKey === null)
    return { reason: `rows of ${table.name} have no "${sum.noun.words.join(' ')}" of their own with an amount: state how many each has` }
  const isAlone = fact.expression.length === 1
  const there = table.columns.find(
    (column) => column.hidden !== true && isSumOf(column, child.name, of) && (!isAlone || column.name === target.column),
  )
  const name = there?.name ?? (isAlone ? target.column : 'subtotal')
  const added: ColumnSchema = { name, kind: 'roll_up', table: child.name, aggregate: 'sum', column: of }
  const others = table.columns.filter((column) => column.name !== name)
  const place = others.findIndex((column) => column.name === target.column)
  const columns = isAlone
    ? table.columns.map((column) => (column.name === name ? added : column))
    : [...others.slice(0, place), added, ...others.slice(place)]
  const noun: Noun = { ...sum.noun, words: [name], name }
  return {
    schema: there === undefined ? withTable(target.schema, { ...table, columns }) : target.schema,
    fact: { ...fact, expression: fact.expression.map((part) => (part === sum ? { type: 'column', noun } : part)) },
    claims: [{ type: 'sums', table: table.name, column: name, rowKey: parentKey, owned: child.name, ownerKey: key, of }],
  }
}

function isSumOf(column: ColumnSchema, child: string, of: string): boolean {
  return (
    column.kind === 'roll_up' && column.aggregate === 'sum' && column.table === child && column.column === of && column.where === undefined
  )
}

/** The rows that a table owns and a noun names, by their table or by a column of them. */
function ownedTable({ domain }: Binding, schema: Schema, table: TableSchema, noun: Noun): TableSchema | null {
  const owned = schema.tables.filter(({ rows, hidden }) => hidden !== true && isOwnedBy(rows, table.name))
  const named = findTable(noun, domain)?.table
  const last = singularOf(noun.words.at(-1) ?? '')
  return (
    owned.find(({ name }) => name === named) ??
    owned.find(({ name }) => singularOf(name.split('_').at(-1) ?? '') === last) ??
    owned.find((each) => amountNamed(each, noun) !== null) ??
    null
  )
}

function amountNamed({ columns }: TableSchema, { words }: Noun): string | null {
  const name = words.map(singularOf).join('_')
  return columns.find((column) => column.name === name && column.hidden !== true)?.name ?? null
}

/** The column that is summed: the named one, else one with the name of the sum, else the amount of a whole row. Null for none. */
function amountOf(table: TableSchema, noun: Noun, target: string): string | null {
  const numbers = table.columns.filter(
    ({ kind, hidden }) => hidden !== true && (kind === 'decimal' || kind === 'formula' || kind === 'integer'),
  )
  const whole = [/_total$/, /^total$/, /(?:^|_)(?:amount|subtotal)$/, /(?:^|_)(?:price|value|cost)$/]
  const found = whole.flatMap((ending) => numbers.find(({ name }) => ending.test(name))?.name ?? [])
  return amountNamed(table, noun) ?? numbers.find(({ name }) => name === target)?.name ?? found[0] ?? null
}
