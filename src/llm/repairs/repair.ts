import { isJsonObject } from '../../json.ts'
import type { RowsSchema } from '../../schema/rows.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts'

type KeyOf<Part> = Part extends unknown ? keyof Part : never

/** A part of a schema as a model wrote it: the names of its properties are known, and each may be missing or have any value. */
type Draft<Part> = { readonly [Key in KeyOf<Part>]?: unknown }

export type SchemaDraft = Draft<Schema>
export type TableDraft = Draft<TableSchema>
export type ColumnDraft = Draft<ColumnSchema>
export type RowsDraft = Draft<Exclude<RowsSchema, number>>

/** A small safe change that makes an almost valid schema valid. To add one, add a file here and one line in index.ts. */
export interface Repair {
  readonly name: string
  /** Changes `schema` in place, which may have any errors; returns a sentence for each change. */
  readonly apply: (schema: SchemaDraft) => readonly string[]
}

/** The tables of a schema that are objects. */
export function tablesOf({ tables }: SchemaDraft): readonly TableDraft[] {
  return Array.isArray(tables) ? tables.filter(isJsonObject) : []
}

/** The columns of a table that are objects. */
export function columnsOf({ columns }: TableDraft): readonly ColumnDraft[] {
  return Array.isArray(columns) ? columns.filter(isJsonObject) : []
}

/** The text of a property; '' if it is not a text. */
export function textOf<Part extends object>(draft: Part, key: keyof Part): string {
  const value = Object.hasOwn(draft, key) ? draft[key] : ''
  return typeof value === 'string' ? value : ''
}

/** The number of a property; null if it is not a number. */
export function numberOf<Part extends object>(draft: Part, key: keyof Part): number | null {
  const value = Object.hasOwn(draft, key) ? draft[key] : null
  return typeof value === 'number' ? value : null
}

/** The row count rule of a table, if it is an object of the given type; otherwise null. */
export function rowsOfType({ rows }: TableDraft, type: Exclude<RowsSchema, number>['type']): RowsDraft | null {
  return isJsonObject(rows) && rows['type'] === type ? rows : null
}
