import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { arrivalColumn } from '../../../time/arrival.ts'
import type { Pairs, RelationFact } from '../../facts/relation-fact.ts'
import type { Claim } from '../../proofs/claim.ts'
import { keyOf } from '../tables/key-of.ts'
import type { Noun } from '../../words/noun.ts'
import { type Bound, columnPointer, type LeftPart, tablePointer, unused, used } from '../note.ts'
import { placedKey } from '../tables/placed-key.ts'
import { referredBy, tableNamed, withTable } from '../tables/references.ts'
import { countRows } from '../tables/row-counts.ts'
import { saidTable } from '../tables/said-table.ts'
import { setRole } from './role.ts'
import { setSelfReference } from './self-reference.ts'
import { tableBetween } from '../tables/table-between.ts'
import { isOwnedBy } from '../tables/is-owned-by.ts'
import { noTable } from '../no-table.ts'

/**
 * Makes rows of a table belong to rows of another table or of the same one. An existing path of keys is used, else a foreign key is added.
 */
export function setRelation(schema: Schema, domain: Domain, fact: RelationFact): Bound {
  if (fact.self !== undefined) return setSelfReference(schema, domain, fact.child, fact.self)
  if (fact.as !== undefined) return setRole(schema, domain, { ...fact, as: fact.as })
  const { child: childNoun, parent: parentNoun, sides } = fact
  if (fact.pairs !== undefined) return setPairs(schema, fact.pairs)
  const child = saidTable(schema, domain, childNoun, parentNoun)
  const parent = saidTable(schema, domain, parentNoun, childNoun)
  if (child === null) return unused(schema, noTable(childNoun))
  if (parent === null) return unused(schema, noTable(parentNoun))
  const isOwn = sides === 'several' && child.columns.some((column) => referredBy(column) === parent.name)
  const between = sides === undefined || isOwn || child === parent ? null : tableBetween(schema, child, parent)
  if (between !== null) {
    const bound = relatedBy(schema, between, [parent, child], sides === 'every')
    return fact.through === undefined ? bound : { ...bound, left: leftOf(fact.through, between, schema, domain) }
  }
  if (sides === 'many' || sides === 'every') return unused(schema, `no table relates rows of ${parent.name} to several of ${child.name}`)
  if (sides === 'several' && !isOwn && parent.columns.some((column) => referredBy(column) === child.name))
    return unused(schema, `each row of ${parent.name} refers to one of ${child.name}, and no table relates it to several`)
  const path = pathTo(schema, child, parent.name, new Set())
  if (path !== null) {
    const text = `rows of ${child.name} belong to rows of ${parent.name}`
    const [first] = path
    const claims = path.map(({ table, column }) => claimsOf(schema, table, column))
    return used(
      schema,
      columnPointer(schema, child.name, first.column.name),
      text,
      claims.some(({ length }) => length === 0) ? [] : claims.flat(),
    )
  }
  if (child !== parent) {
    // "Members borrow books": loans have both.
    const linking = tableBetween(schema, child, parent)
    if (linking !== null) return relatedBy(schema, linking, [parent, child], false)
  }
  const key = keyOf(parent)
  if (child === parent) return unused(schema, `both are the table "${child.name}"`)
  if (key === null) return unused(schema, `table "${parent.name}" has no key of one column, so nothing can refer to its rows`)
  const column = keyColumn(child, parent, key)
  const changed = withTable(schema, { ...child, columns: placedKey(child.columns, column) })
  const text = `each row of ${child.name} refers to one of ${parent.name}`
  return used(changed, columnPointer(changed, child.name, column.name), text, claimsOf(changed, child, column))
}

/** The table of pairs is there by the choice of the tables, where its rows can be told by numbers. */
function setPairs(schema: Schema, { table, from, to }: Pairs): Bound {
  const pairs = tableNamed(schema, table)
  const keys = pairs?.columns.filter(({ name }) => name === `${from}_id` || name === `${to}_id`) ?? []
  if (pairs === null || keys.length < 2) return unused(schema, `no table "${table}" relates each of these rows to several others`)
  const claims = keys.flatMap((column) => claimsOf(schema, pairs, column))
  const text = `${table} relates rows of ${referredBy(keys[0] as ColumnSchema)} to others of them`
  return used(schema, `${tablePointer(schema, table)}/columns`, text, claims)
}

/** The part of the story that names the row of a pair, if the table between has another name. */
function leftOf(through: Noun, { name }: TableSchema, schema: Schema, domain: Domain): readonly LeftPart[] {
  if (saidTable(schema, domain, through, through)?.name === name) return []
  const said = through.words.join(' ')
  return [{ start: through.start, end: through.end, reason: `${name} has no "${said}": list it as a column, "${name} with ${said}"` }]
}

/** Notes for a table between two others. */
function relatedBy(schema: Schema, between: TableSchema, [parent, child]: readonly [TableSchema, TableSchema], isEvery: boolean): Bound {
  // "Members borrow books": loans are of the copies of a book.
  const isPart = (name: string): boolean => {
    const rows = tableNamed(schema, name)?.rows
    return isOwnedBy(rows, child.name)
  }
  const isSide = (name: string): boolean => name === parent.name || name === child.name || isPart(name)
  const columns = between.columns.filter((column) => isSide(referredBy(column) ?? ''))
  if (columns.length < 2) return unused(schema, `no table relates rows of ${parent.name} to several of ${child.name}`)
  const refers = columns.flatMap((column) => claimsOf(schema, between, column))
  const { rows } = between
  const [key, parentKey] = [columns.find((column) => referredBy(column) === parent.name)?.name, keyOf(parent)]
  if (isOwnedBy(rows, parent.name) && key !== undefined && parentKey !== null) {
    const { min, max } = rows
    if (isEvery && countRows(schema, [child.name]).get(child.name) !== min)
      return unused(schema, `not every row of ${parent.name} can have all rows of ${child.name}`)
    const each: Claim = { type: 'per_parent', child: between.name, key, parent: parent.name, parentKey, min, max }
    // The number of related rows is not part of the statement.
    return noted(schema, between, parent, child, isEvery ? [...refers, each] : refers)
  }
  if (isEvery) return unused(schema, `${between.name} has a number of rows of its own, not one row for each combination`)
  return noted(schema, between, parent, child, refers)
}

function noted(schema: Schema, between: TableSchema, parent: TableSchema, child: TableSchema, claims: readonly Claim[]): Bound {
  const text = `${between.name} relates rows of ${parent.name} to rows of ${child.name}`
  return used(schema, `${tablePointer(schema, between.name)}/columns`, text, claims)
}

function claimsOf(schema: Schema, { name }: TableSchema, column: ColumnSchema): readonly Claim[] {
  const parent = tableNamed(schema, referredBy(column) ?? '')
  const key = parent === null ? null : keyOf(parent)
  if (parent === null || parent.hidden === true || key === null || column.hidden === true) return []
  return [{ type: 'refers', child: name, key: column.name, parent: parent.name, parentKey: key }]
}

/** Whether one of two tables refers, directly or indirectly, to the other. */
export function areRelated(schema: Schema, one: TableSchema, other: TableSchema): boolean {
  return pathTo(schema, one, other.name, new Set()) !== null || pathTo(schema, other, one.name, new Set()) !== null
}

/** A key, and the table that has it. */
interface Step {
  readonly table: TableSchema
  readonly column: ColumnSchema
}

/** The keys by which a table refers, directly or indirectly, to another; null for none. @param seen tables that were visited */
function pathTo(schema: Schema, table: TableSchema, target: string, seen: Set<string>): readonly [Step, ...Step[]] | null {
  seen.add(table.name)
  const direct = table.columns.find((column) => referredBy(column) === target)
  if (direct !== undefined) return [{ table, column: direct }]
  for (const column of table.columns) {
    const next = referredBy(column)
    const between = next === null || seen.has(next) ? null : tableNamed(schema, next)
    const rest = between === null ? null : pathTo(schema, between, target, seen)
    if (rest !== null) return [{ table, column }, ...rest]
  }
  return null
}

function keyColumn(child: TableSchema, parent: TableSchema, key: string): ColumnSchema {
  const names = new Set(child.columns.map(({ name }) => name))
  let name = key
  for (let number = 2; names.has(name); number++) name = `${key}_${number}`
  const [own, other] = [arrivalColumn(child.columns), arrivalColumn(parent.columns)]
  const begins = own !== null && other !== null && other.from < own.from
  return { name, kind: 'foreign_key', table: parent.name, ...(begins ? { existing_at: own.name } : {}) }
}
