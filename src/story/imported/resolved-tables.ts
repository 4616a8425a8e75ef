import type { ImportedColumn, ImportedOrder, ImportedReference, ImportedTable, ImportNote } from '../../import/imported.ts'
import { headOf, singularOf } from '../words/words.ts'
import { wordsOf } from './words-of.ts'
import { limits } from '../../schema/limits.ts'
import { nameProblem } from '../../schema/name.ts'

/** A reference from a column to the key of an existing table. */
export interface ResolvedReference {
  readonly table: ResolvedTable
}

/** Columns that have the values of columns of one row of another table, or of another row of their own table. */
export interface ResolvedJoin {
  readonly table: ResolvedTable
  readonly columns: readonly string[]
  /** The columns of `table`, in the order of `columns`. */
  readonly to: readonly string[]
}

/** An imported table with valid names. */
export interface ResolvedTable {
  readonly source: ImportedTable
  readonly name: string
  /** The words of its name in the singular. */
  readonly words: readonly string[]
  /** Columns with valid names. */
  readonly columns: readonly ImportedColumn[]
  /** Valid names of the key columns; empty for none. */
  readonly key: readonly string[]
  readonly unique: readonly (readonly string[])[]
  /** By column name. */
  readonly references: Map<string, ResolvedReference>
  /** References of several columns, and those to a column that is not the key. */
  readonly joins: ResolvedJoin[]
  /** With valid names. */
  readonly orders: readonly ImportedOrder[]
}

/** Resolves names, keys and references of tables. Notes say what is not possible. */
export function resolvedTables(tables: readonly ImportedTable[], notes: ImportNote[]): readonly ResolvedTable[] {
  const taken = new Set<string>()
  const resolved = tables.flatMap((source): ResolvedTable[] => {
    const name = validName(source.name)
    if (taken.has(name)) {
      tell(source, source.name, `another table is called ${name}, too: this one is left out`, notes)
      return []
    }
    taken.add(name)
    if (name !== source.name)
      tell(source, source.name, `the table is called ${name}: letters, digits and underscores make a name`, notes, true)
    return [resolvedTable(source, name, notes)]
  })
  const byName = new Map(
    resolved.flatMap((table) => [[table.source.name.toLowerCase(), table] as const, [table.name.toLowerCase(), table] as const]),
  )
  for (const table of resolved) for (const reference of table.source.references) resolve(table, reference, byName, notes)
  for (const table of resolved) requireSame(table, notes)
  return resolved
}

/**
 * Notes references of single columns that a reference of several columns takes over, unless both lead to the same row: "tenant_id" refers
 * to tenants, and so does the tenant_id of the user in "(tenant_id, user_id)".
 */
function requireSame({ source, joins, references }: ResolvedTable, notes: ImportNote[]): void {
  for (const { table: parent, columns, to } of joins)
    for (const [place, column] of columns.entries()) {
      const [own, theirs] = [references.get(column)?.table, to[place] ?? '']
      references.delete(column)
      if (own === undefined || parent.references.get(theirs)?.table === own || (parent === own && parent.key[0] === theirs)) continue
      tell(source, column, `it has the value of ${theirs} of ${parent.name}, which may be in no row of ${own.name}`, notes)
    }
}

function tell(
  at: { readonly line: number; readonly start: number },
  text: string,
  reason: string,
  notes: ImportNote[],
  isHeld = false,
): void {
  notes.push({ line: at.line, start: at.start, text, reason, ...(isHeld ? { isHeld: true as const } : {}) })
}

function resolvedTable(source: ImportedTable, name: string, notes: ImportNote[]): ResolvedTable {
  const names = new Map<string, string>()
  const columns = source.columns.flatMap((column): ImportedColumn[] => {
    const own = validName(column.name)
    if ([...names.values()].includes(own)) {
      tell(column, column.name, `another column is called ${own}, too: this one is left out`, notes)
      return []
    }
    if (own !== column.name) tell(column, column.name, `the column is called ${own}`, notes, true)
    names.set(column.name.toLowerCase(), own)
    return [{ ...column, name: own }]
  })
  const named = (set: readonly string[]): readonly string[] | null => {
    const found = set.map((each) => names.get(each.toLowerCase()))
    return found.includes(undefined) ? null : found.filter((each) => each !== undefined)
  }
  const words = wordsOf(name)
  const usual = columns.find((column, at) => isUsualKey(column, words, at))?.name
  const declared = named(source.key)
  const unique = source.unique.flatMap((set) => {
    const own = named(set)
    if (own === null) tell(source, set.join(', '), 'a column of this unique set is not there', notes)
    return own === null || own.length === 0 ? [] : [own]
  })
  return {
    source,
    name,
    words: [...words.slice(0, -1), headOf(words)],
    columns,
    key: declared !== null && declared.length > 0 ? declared : usual === undefined ? [] : [usual],
    unique,
    references: new Map(),
    joins: [],
    orders: source.orders.flatMap((order) => {
      const [less, greater] = [names.get(order.less.toLowerCase()), names.get(order.greater.toLowerCase())]
      return less === undefined || greater === undefined ? [] : [{ ...order, less, greater }]
    }),
  }
}

/** Whether a column is a key by its name: "id", or "order_id" and "orderId" as the first, not optional column of orders. */
function isUsualKey({ name, isOptional }: ImportedColumn, table: readonly string[], at: number): boolean {
  const own = wordsOf(name).map(singularOf).join(' ')
  return own === 'id' || (at === 0 && !isOptional && own === [...table.map(singularOf), 'id'].join(' '))
}

function resolve(
  table: ResolvedTable,
  { columns, table: name, to, line, start }: ImportedReference,
  byName: ReadonlyMap<string, ResolvedTable>,
  notes: ImportNote[],
): void {
  const target = byName.get(name.toLowerCase())
  const told = (reason: string): void => tell({ line, start }, `${columns.join(', ')} → ${name}`, reason, notes)
  if (target === undefined) return told('the table that it refers to is not declared here: its values refer to nothing')
  const own = columnsNamed(table, columns)
  const theirs = to === null ? target.key : columnsNamed(target, to)
  if (own === null || theirs === null) return told('a column of this reference is not there: its values refer to nothing')
  if (theirs.length === 0) return told(`${target.name} has no key: its values refer to nothing`)
  if (own.length !== theirs.length)
    return told(`the key of ${target.name} has ${theirs.length} columns (${theirs.join(', ')}): its values refer to nothing`)
  const [only] = own
  if (only !== undefined && own.length === 1 && target.key.length === 1 && theirs[0] === target.key[0])
    table.references.set(only, { table: target })
  else if (own.some((column) => table.joins.some((join) => join.columns.includes(column))))
    told('another reference has one of its columns: its values refer to nothing')
  else if (target === table && own.some((column) => theirs.includes(column)))
    told(
      'a reference of several columns to rows of the same table that shares columns with them is not imported: its values refer to nothing',
    )
  else table.joins.push({ table: target, columns: own, to: theirs })
}

/** The valid names of columns of a table, by their names in the text; null if one is not there. */
function columnsNamed({ columns }: ResolvedTable, written: readonly string[]): readonly string[] | null {
  const found = written.map((each) => columns.find(({ name }) => name.toLowerCase() === validName(each).toLowerCase())?.name)
  return found.includes(undefined) ? null : found.filter((each) => each !== undefined)
}

/** The most similar valid name of a table or column. */
function validName(written: string): string {
  if (nameProblem(written) === null && written.length <= limits.nameLength) return written
  const joined = written.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')
  const clean = joined.slice(joined.startsWith('_') ? 1 : 0, limits.nameLength - 2).replace(/_$/, '')
  if (nameProblem(clean) === null) return clean
  const named = `${clean}_`
  return nameProblem(named) === null ? named : `x_${clean}`
}
