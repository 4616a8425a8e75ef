import type { AnyColumn, AnyOutcome, AnySchema, AnyTable } from '../../../src/schema/any-schema.ts'
import { type Column, type Response, spelled } from './data.ts'

/** A schema that was changed, and the columns whose cells have to stay as they are, each as its table and its name. */
export interface Change {
  readonly schema: AnySchema
  /** Columns by what they are called in the schema before the change. */
  readonly same: readonly (readonly [string, string])[]
  /** What a column is called now. */
  readonly renamed?: ReadonlyMap<string, string>
}

/** Texts and names in a value: whatever a column may read. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    found.add(value)
    for (const [name] of value.matchAll(/[\p{L}\p{M}\p{N}_]+/gu)) found.add(name)
  } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) namesIn(part, found)
  return found
}

/**
 * The columns that may follow from some others, those included: whatever names one of them, names what does, is in a unique set with one
 * of them, or goes together with one. More than do, never fewer.
 */
export function followers(schema: AnySchema, from: (table: AnyTable, column: AnyColumn) => boolean): ReadonlySet<AnyColumn> {
  const all = schema.tables.flatMap((table) => table.columns.map((column) => ({ table, column, names: namesIn({ ...column, name: '' }) })))
  const found = new Set(all.filter(({ table, column }) => from(table, column)).map(({ column }) => column))
  for (let before = -1; before < found.size;) {
    before = found.size
    const names = new Set([...found].map(({ name }) => name))
    for (const { tables } of [schema])
      for (const table of tables)
        for (const set of bonds(table))
          if (set.some((name) => table.columns.some((column) => column.name === name && found.has(column))))
            for (const column of table.columns) if (set.includes(column.name)) found.add(column)
    for (const { column, names: read } of all) if (!found.has(column) && [...read].some((name) => names.has(name))) found.add(column)
  }
  return found
}

/** Whether an outcome changes a column of its table. */
export function changes({ column, columns, shares }: AnyOutcome, name: string): boolean {
  return (
    column === name || (Array.isArray(columns) && columns.includes(name)) || (shares as { readonly by?: string } | undefined)?.by === name
  )
}

/** Columns of a table that are made together. */
function bonds({ unique = [], primary_key: key = [], outcomes = [] }: AnyTable): readonly (readonly string[])[] {
  const sums = outcomes.flatMap(({ column, shares }) =>
    shares === undefined ? [] : [[String(column), (shares as { readonly by: string }).by]],
  )
  const keys = typeof key === 'string' ? [key] : key
  return [...unique, keys, ...sums]
}

/** Columns whose cells differ where they should not: with the first such row. */
export function differences(before: Response, after: Response, { same, renamed }: Pick<Change, 'same' | 'renamed'>): readonly string[] {
  return same.flatMap(([table, column]) => {
    const [old, now] = [before.tables[table]?.[column] ?? [], after.tables[table]?.[renamed?.get(column) ?? column] ?? []]
    const row = firstDifference(old, now)
    if (row === null) return []
    return [`${table}.${column}: row ${row + 1} was ${spelled(old[row] ?? null)} and is ${spelled(now[row] ?? null)}`]
  })
}

function firstDifference(a: Column, b: Column): number | null {
  const rows = Math.max(a.length, b.length)
  for (let row = 0; row < rows; row++) {
    const [old, now] = [a[row], b[row]]
    if (old === undefined || now === undefined || old === null || now === null ? old !== now : spelled(old) !== spelled(now)) return row
  }
  return null
}

/** The columns of a schema but for some. */
export function allBut(schema: AnySchema, without: ReadonlySet<AnyColumn> = new Set()): readonly (readonly [string, string])[] {
  return schema.tables.flatMap(({ name, columns }) =>
    columns.filter((column) => !without.has(column)).map((column) => [name, column.name] as const),
  )
}
