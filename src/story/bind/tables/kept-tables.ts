import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { neededBy, referredBy, tableNamed } from './references.ts'
import { primaryTable } from './primary-table.ts'

/**
 * Keeps only some of the visible tables. Tables that they are computed from become hidden, and so does the primary table, as the requested
 * number of rows is about it. Keys to removed tables are hidden.
 */
export function keptTables(schema: Schema, written: ReadonlySet<string>): Schema {
  const out = new Set(schema.tables.filter(({ name, hidden }) => hidden !== true && !written.has(name)).map(({ name }) => name))
  const names = new Set(schema.tables.map(({ name }) => name))
  const primary = primaryTable(schema)
  const kept = new Set([...written, ...(primary === undefined ? [] : [primary.name])])
  for (const name of kept) for (const needed of neededBy(tableNamed(schema, name) as TableSchema, names)) kept.add(needed)
  return { ...schema, tables: schema.tables.filter(({ name }) => kept.has(name)).map((table) => withoutKeys(table, out)) }
}

function withoutKeys(table: TableSchema, out: ReadonlySet<string>): TableSchema {
  const hide = (column: ColumnSchema): ColumnSchema => (out.has(referredBy(column) ?? '') ? { ...column, hidden: true } : column)
  return { ...table, columns: table.columns.map(hide), ...(out.has(table.name) ? { hidden: true } : {}) }
}
