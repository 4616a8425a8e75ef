import { oncePerObject } from '../../../caches/once-per-object.ts'
import { countedOn } from '../../../schema/counted-on.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'

/** The table with a name; null for none. */
export function tableNamed(schema: Schema, name: string): TableSchema | null {
  return schema.tables.find((table) => table.name === name) ?? null
}

/** The column of a table, visible or hidden; undefined for none. */
export function columnNamed(schema: Schema, table: string, column: string): ColumnSchema | undefined {
  return tableNamed(schema, table)?.columns.find(({ name }) => name === column)
}

/** Replaces the table of the same name. */
export function withTable(schema: Schema, table: TableSchema): Schema {
  return { ...schema, tables: schema.tables.map((each) => (each.name === table.name ? table : each)) }
}

/** The table that a key column refers to; null for other columns. */
export function referredBy(column: ColumnSchema): string | null {
  return column.kind === 'foreign_key' || column.kind === 'owner_key' ? column.table : null
}

/** Whether a table has a key to another table. */
export function refersTo(table: TableSchema, other: string): boolean {
  return table.columns.some((column) => referredBy(column) === other)
}

/** Whether the number of rows of `name` follows from that of `other`, directly or indirectly. */
export function countFollows(schema: Schema, name: string, other: string, seen: ReadonlySet<string> = new Set()): boolean {
  if (name === other) return true
  const table = tableNamed(schema, name)
  if (table === null || seen.has(name)) return false
  const more = new Set([...seen, name])
  return countedOn(table.rows).some((each) => countFollows(schema, each, other, more))
}

/** The tables that a table needs: tables in parameters of its columns, and tables from which its number of rows follows. */
export function neededBy(table: TableSchema, names: ReadonlySet<string>): ReadonlySet<string> {
  const needed = new Set(countedOn(table.rows))
  for (const name of namedIn(table)) if (names.has(name)) needed.add(name)
  needed.delete(table.name)
  return needed
}

/** The names of tables in the parameters of the columns of a table. Cached, as stories change few tables of a domain. */
const namedIn = oncePerObject(({ columns }: TableSchema): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const column of columns) collect(column, names)
  return names
})

function collect(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const each of value) collect(each, names)
    return
  }
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'table' && typeof inner === 'string') names.add(inner)
    else collect(inner, names)
  }
}

/** Whether a table has a column, visible or hidden. */
export function hasColumn(schema: Schema, table: string, column: string): boolean {
  return columnNamed(schema, table, column) !== undefined
}
