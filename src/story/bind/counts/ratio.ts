import { rowWords } from '../../lexicon/row-words.ts'
import type { Domain } from '../../../domains/domain.ts'
import type { OwnedRows, RowsSchema } from '../../../schema/rows.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'
import type { RatioFact } from '../../facts/fact.ts'
import { boundsAround, withParentsFor } from './counts.ts'
import { type Bound, tablePointer, unused, used } from '../note.ts'
import type { Claim } from '../../proofs/claim.ts'
import { countFollows, referredBy, refersTo, tableNamed, withTable } from '../tables/references.ts'
import { keyOf } from '../tables/key-of.ts'
import { countRows, rowsIn } from '../tables/row-counts.ts'
import { saidTable } from '../tables/said-table.ts'
import { tableBetween } from '../tables/table-between.ts'
import { trySchema } from '../../../try-schema.ts'
import { isOwnedBy } from '../tables/is-owned-by.ts'
import { noTable } from '../no-table.ts'

type Said = Pick<RatioFact, 'min' | 'max' | 'mean'>

/** The two tables of a ratio. */
export interface RatioTables {
  readonly counted: TableSchema
  readonly parent: TableSchema
}

/**
 * Gives each row of a table a number of rows of another: exact bounds if it owns them, else a mean. If a table between them relates the
 * two, its rows are counted ("each student takes 4 courses").
 * @param fixed tables whose number of rows stays
 */
export function setRatio(schema: Schema, domain: Domain, fact: RatioFact, fixed: ReadonlySet<string> = new Set()): Bound {
  const tables = ratioTables(schema, domain, fact)
  if (typeof tables === 'string') return unused(schema, tables)
  const { counted, parent } = tables
  if (meanOfRatio(fact) > 1 && refersTo(parent, counted.name) && !refersTo(counted, parent.name))
    return unused(schema, `each row of ${parent.name} refers to one row of ${counted.name}, so none has several`)
  const key = counted.columns.find((column) => referredBy(column) === parent.name)
  if (key?.nullable !== undefined)
    return unused(
      schema,
      `some rows of "${counted.name}" have no ${key.name}, so that a number of rows would not be one for each row of "${parent.name}"`,
    )
  const { min, max } = fact
  const isOpen = fact.mean === null && (min === null || max === null) && ownerOf(counted) !== parent.name
  const rows = rowsFor(schema, counted, parent, isOpen ? closed(schema, fact, tables) : fact, fixed)
  if (typeof rows === 'string') return unused(schema, rows)
  const isOwned = ownerOf(rows) === parent.name
  if (!isOwned && isOpen) {
    const reason = `rows of "${counted.name}" refer to any row of "${parent.name}": the number for each of them has no bounds`
    return unused(withTable(rows.schema ?? schema, { ...rows.table, rows: rows.rows }), reason)
  }
  const text = `each row of ${parent.name} has ${saidOf(isOwned ? fact : { min: null, max: null, mean: meanOfRatio(fact) }, counted.name)}`
  const claims = claimsOf(counted, parent, isOwned ? fact : { min: null, max: null, mean: meanOfRatio(fact) })
  const changed = withTable(rows.schema ?? schema, { ...rows.table, rows: rows.rows })
  const bound = used(changed, `${tablePointer(schema, rows.table.name)}/rows`, text, claims)
  if (isOwned || (min === null && max === null)) return bound
  const reason = `${saidOf({ min, max, mean: null }, counted.name)} for each row of ${parent.name} hold only on average: some have fewer or more`
  return { ...bound, reason }
}

/** The table whose rows own those of a table; null for none. */
function ownerOf({ rows }: Pick<TableSchema, 'rows'>): string | null {
  return typeof rows === 'object' && rows.type === 'owned' ? rows.by : null
}

/** A lower bound is this part of the mean, where the rows that there are would be too few. */
const leastOfMean = 2 / 3

/**
 * Adds the bound that the story leaves out. The mean of the result is the existing number of rows for each parent if the stated bound
 * allows it.
 */
function closed(schema: Schema, { min, max }: Said, { counted, parent }: RatioTables): Said {
  const counts = countRows(schema, [counted.name, parent.name])
  const own = (counts.get(counted.name) ?? 0) / Math.max(1, counts.get(parent.name) ?? 1)
  const least = min ?? 0
  const mean = max === null ? Math.max(own, least / leastOfMean) : Math.min(own, (least + max) / 2)
  return { min: least, max: max ?? Math.max(least + 1, Math.round(2 * mean - least)), mean: null }
}

/** The claims of a ratio: the mean, and the bounds for each row if one table owns the other. */
function claimsOf(counted: TableSchema, parent: TableSchema, said: Said): readonly Claim[] {
  const { min, max, mean } = said
  const average: readonly Claim[] = mean === null ? [] : [{ type: 'average', child: counted.name, parent: parent.name, mean }]
  const [key, parentKey] = [counted.columns.find((column) => referredBy(column) === parent.name)?.name, keyOf(parent)]
  if ((min === null && max === null) || key === undefined || parentKey === null) return average
  return [...average, { type: 'per_parent', child: counted.name, key, parent: parent.name, parentKey, min, max }]
}

/** Finds the two tables of a ratio: the counted one and its parent. Returns a reason if one is missing. */
export function ratioTables(
  schema: Schema,
  domain: Domain,
  fact: Pick<RatioFact, 'child' | 'parent'> & Partial<Said>,
): RatioTables | string {
  const child = saidTable(schema, domain, fact.child, fact.parent)
  const parent = saidTable(schema, domain, fact.parent, fact.child)
  const named = fact.child.words.join(' ')
  if (child === null && rowWords.has(named))
    return `no table is called "${named}": name the rows ("3 orders per user"), or state the period ("in March 2025")`
  if (child === null) return `no table is called "${named}"`
  if (parent === null) return noTable(fact.parent)
  if (child === parent) return `both are the table "${child.name}"`
  const between = refersTo(child, parent.name) && !isShared(schema, child, parent, fact) ? null : tableBetween(schema, child, parent)
  return { counted: between ?? child, parent }
}

/**
 * Whether a table between two others already has the said number of rows for each parent. It is then meant, even if another key relates the
 * two.
 */
function isShared(schema: Schema, child: TableSchema, parent: TableSchema, { min }: Partial<Said>): boolean {
  const rows = tableBetween(schema, child, parent)?.rows
  return isOwnedBy(rows, parent.name) && rows.min === min
}

interface NewRows {
  /** The schema with other numbers of parents, if they had to change. */
  readonly schema?: Schema
  readonly table: TableSchema
  readonly rows: RowsSchema
}

/** What to count anew, and how; the reason where nothing can be. */
function rowsFor(schema: Schema, child: TableSchema, parent: TableSchema, said: Said, fixed: ReadonlySet<string>): NewRows | string {
  const { rows } = child
  const mean = meanOfRatio(said)
  if (typeof rows === 'object' && rows.type === 'recurring')
    return `rows of "${child.name}" recur monthly: their number follows from how long each of them lasts`
  if (typeof rows === 'object' && rows.type === 'owned') {
    if (rows.by === parent.name) return { table: child, rows: ownedRows(rows, said) }
    return ofAncestor(schema, { table: child, rows }, parent, mean, fixed)
  }
  if (typeof rows === 'object' && rows.type === 'ratio' && !countFollows(schema, parent.name, child.name)) {
    const owned = ownedByParent(schema, child, parent, said)
    if (owned !== null) return { table: owned, rows: owned.rows }
    return { table: child, rows: { type: 'ratio', of: parent.name, ratio: mean } }
  }
  if (mean === 0) return `"${child.name}" has a number of rows of its own`
  const { rows: own } = parent
  if (!fixed.has(child.name) && typeof rows === 'object' && rows.type === 'primary' && !countFollows(schema, parent.name, child.name)) {
    const first = withFirst(schema, parent)
    const owned = ownedByParent(first, child, tableNamed(first, parent.name) ?? parent, said)
    if (owned !== null) return { schema: first, table: owned, rows: owned.rows }
    return { table: child, rows: { type: 'primary', count: Math.round(mean * rowsIn(schema, parent.name)) } }
  }
  if (typeof own === 'object' && own.type === 'ratio' && !countFollows(schema, child.name, parent.name))
    return { table: parent, rows: { type: 'ratio', of: child.name, ratio: 1 / mean } }
  if (typeof own === 'object' && own.type === 'primary' && own.count === undefined && typeof rows === 'number')
    return { table: parent, rows: { type: 'primary', count: Math.round(rows / mean) } }
  return `both "${child.name}" and "${parent.name}" have a number of rows of their own`
}

/** Makes the nearest table with a fixed number of rows the primary table: the given table, its owner, or an owner of that. */
function withFirst(schema: Schema, parent: TableSchema): Schema {
  const { rows } = parent
  if (typeof rows === 'number') return withTable(schema, { ...parent, rows: { type: 'primary', count: rows } })
  const owner = rows.type === 'owned' ? tableNamed(schema, rows.by) : null
  return owner === null ? schema : withFirst(schema, owner)
}

/** The stated bounds. If only a mean is stated, the existing bounds, widened to contain it. */
function ownedRows({ by, min, max, mean }: OwnedRows, said: Said): RowsSchema {
  if (said.min === null && said.max === null) {
    const each = said.mean ?? mean ?? (min + max) / 2
    return { type: 'owned', by, ...boundsAround(each, { min, max, mean: mean ?? (min + max) / 2 }), mean: each }
  }
  const least = said.min ?? Math.min(min, said.max ?? min)
  const most = Math.max(least, said.max ?? (said.min === min ? max : Math.max(max, least + 2)))
  const each = said.mean ?? mean
  return { type: 'owned', by, min: least, max: most, ...(each !== undefined && each >= least && each <= most ? { mean: each } : {}) }
}

/**
 * Counts rows for each row of an ancestor: they are spread over the rows of the direct owner, whose number is changed to fit. Returns a
 * reason if that number is fixed and too large.
 */
function ofAncestor(
  schema: Schema,
  { table, rows }: { readonly table: TableSchema; readonly rows: OwnedRows },
  parent: TableSchema,
  mean: number,
  fixed: ReadonlySet<string>,
): NewRows | string {
  const { by, min, max, mean: before = (min + max) / 2 } = rows
  const total = mean * (countRows(schema, [parent.name]).get(parent.name) ?? 1)
  const fitting = withParentsFor(schema, table.name, Math.round(total), new Set([...fixed, parent.name]))
  const each = total / Math.max(1, countRows(fitting, [by]).get(by) ?? 1)
  if (fixed.has(by) && each < min)
    return `each row of "${by}" has at least ${min} of "${table.name}", so each row of "${parent.name}" has more`
  return { schema: fitting, table, rows: { type: 'owned', by, ...boundsAround(each, { min, max, mean: before }), mean: each } }
}

/** The mean of a ratio: the middle of its bounds if only these are said. */
export function meanOfRatio({ min, max, mean }: Said): number {
  return mean ?? ((min ?? 0) + (max ?? min ?? 0)) / 2
}

function saidOf({ min, max, mean }: Said, table: string): string {
  const bounds = min !== null && max !== null ? (min === max ? String(min) : `${min} to ${max}`) : null
  const least = min !== null ? `at least ${min}` : max !== null ? `at most ${max}` : null
  const said = bounds ?? least
  if (mean === null) return `${said ?? 0} rows of ${table}`
  return said === null ? `${mean} rows of ${table} on average` : `${said} rows of ${table}, ${mean} on average`
}

/**
 * Makes the parent own the rows that refer to it, so that each parent has a number of rows within the bounds. Null if the key is no plain
 * reference, or if there are several keys.
 */
function ownedByParent(
  schema: Schema,
  child: TableSchema,
  parent: TableSchema,
  { min, max, mean }: Pick<RatioFact, 'min' | 'max' | 'mean'>,
): TableSchema | null {
  const keys = child.columns.filter((column) => referredBy(column) === parent.name)
  const [key] = keys
  if (min === null || max === null || mean !== null || key === undefined || keys.length > 1) return null
  if (Object.keys(key).some((param) => !/^(?:name|kind|table|hidden)$/.test(param))) return null
  const columns = child.columns.map((column) => (column === key ? ({ ...key, kind: 'owner_key' } as typeof column) : column))
  const owned: TableSchema = { ...child, rows: { type: 'owned', by: parent.name, min, max }, columns }
  return 'reason' in trySchema(withTable(schema, owned)) ? null : owned
}
