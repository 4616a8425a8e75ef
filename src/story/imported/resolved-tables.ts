import type { ImportedColumn, ImportedReference, ImportedTable, ImportNote } from '../../import/imported.ts'
import { headOf, singularOf } from '../words/words.ts'
import { wordsOf } from './words-of.ts'
import { limits } from '../../schema/limits.ts'
import { nameProblem } from '../../schema/name.ts'

/** A reference from a column to the key of an existing table. */
export interface ResolvedReference {
  readonly table: ResolvedTable
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
  return resolved
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
  const column = table.columns.find((each) => each.name.toLowerCase() === validName(columns[0] ?? '').toLowerCase())
  const [key] = target?.key ?? []
  const told = (reason: string): void => tell({ line, start }, `${columns.join(', ')} → ${name}`, reason, notes)
  if (target === undefined) return told('the table that it refers to is not declared here: its values refer to nothing')
  if (columns.length !== 1 || column === undefined)
    return told('a reference of several columns is not imported: their values refer to nothing')
  if (key === undefined || target.key.length !== 1) return told(`${target.name} has no key of one column: its values refer to nothing`)
  if (to !== null && (to.length !== 1 || validName(to[0] ?? '').toLowerCase() !== key.toLowerCase()))
    return told(`references lead to the key of a table, which is ${key}: its values refer to nothing`)
  table.references.set(column.name, { table: target })
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
