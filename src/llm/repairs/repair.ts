import { isJsonObject } from '../../json.ts'
import type { RowsSchema } from '../../schema/rows.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts'

type KeyOf<Part> = Part extends unknown ? keyof Part : never

/** A part of a schema as a model wrote it: its properties are known by name, and each may be missing or hold anything. */
type Draft<Part> = { readonly [Key in KeyOf<Part>]?: unknown }

export type SchemaDraft = Draft<Schema>
export type TableDraft = Draft<TableSchema>
export type ColumnDraft = Draft<ColumnSchema>
export type RowsDraft = Draft<Exclude<RowsSchema, number>>

/** A small safe change that makes a schema valid that nearly is. A new one is a new file here plus one line in index.ts. */
export interface Repair {
  readonly name: string
  /** Changes `schema` in place, of which anything may be wrong; a sentence for each change. */
  readonly apply: (schema: SchemaDraft) => readonly string[]
}

/** The tables of a schema as far as they are objects. */
export function tablesOf({ tables }: SchemaDraft): readonly TableDraft[] {
  return Array.isArray(tables) ? tables.filter(isJsonObject) : []
}

/** The columns of a table as far as they are objects. */
export function columnsOf({ columns }: TableDraft): readonly ColumnDraft[] {
  return Array.isArray(columns) ? columns.filter(isJsonObject) : []
}

/** The text of a property; '' when it is none. */
export function textOf<Part extends object>(draft: Part, key: keyof Part): string {
  const value = Object.hasOwn(draft, key) ? draft[key] : ''
  return typeof value === 'string' ? value : ''
}

/** The number of a property; null when it is none. */
export function numberOf<Part extends object>(draft: Part, key: keyof Part): number | null {
  const value = Object.hasOwn(draft, key) ? draft[key] : null
  return typeof value === 'number' ? value : null
}

/** How rows of a table are counted, when that is an object of a type. */
export function rowsOfType({ rows }: TableDraft, type: Exclude<RowsSchema, number>['type']): RowsDraft | null {
  return isJsonObject(rows) && rows['type'] === type ? rows : null
}
