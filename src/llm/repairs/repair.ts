import { isJsonObject } from '../../json.ts'

/** A JSON object that may be changed. */
export type Draft = Record<string, unknown>

/** A small safe change that makes a schema valid that nearly is. A new one is a new file here plus one line in index.ts. */
export interface Repair {
  readonly name: string
  /** Changes `schema` in place, of which anything may be wrong; a sentence for each change. */
  readonly apply: (schema: Draft) => readonly string[]
}

/** The tables of a schema as far as they are objects. */
export function tablesOf(schema: Draft): readonly Draft[] {
  const { tables } = schema as { readonly tables?: unknown }
  return Array.isArray(tables) ? tables.filter(isJsonObject) : []
}

/** The columns of a table as far as they are objects. */
export function columnsOf(table: Draft): readonly Draft[] {
  const { columns } = table as { readonly columns?: unknown }
  return Array.isArray(columns) ? columns.filter(isJsonObject) : []
}

/** The text of a property; '' when it is none. */
export function textOf(draft: Draft, key: string): string {
  const value = Object.hasOwn(draft, key) ? draft[key] : ''
  return typeof value === 'string' ? value : ''
}

/** The number of a property; null when it is none. */
export function numberOf(draft: Draft, key: string): number | null {
  const value = Object.hasOwn(draft, key) ? draft[key] : null
  return typeof value === 'number' ? value : null
}

/** How rows of a table are counted, when that is an object of a type. */
export function rowsOfType(table: Draft, type: string): Draft | null {
  const { rows } = table as { readonly rows?: unknown }
  return isJsonObject(rows) && rows['type'] === type ? rows : null
}
