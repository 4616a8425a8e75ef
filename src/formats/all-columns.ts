import type { Section, TableOutline } from './format.ts'

/** The section of all rows of `tables[table]` with all its columns. */
export function allColumns(tables: readonly TableOutline[], table: number): Section {
  return { type: 'rows', table, columns: (tables[table]?.columns ?? []).map((_, column) => column) }
}
