import type { DatasetTable } from '../api/dataset.ts'
import type { AnySchema, AnyTable } from '../../schema/any-schema.ts'

/** A column that is a key, or part of one. */
export interface KeyColumn {
  readonly name: string
  readonly type: string
  readonly isPrimary: boolean
  readonly isForeign: boolean
}

/** The box of a table. */
export interface EntityNode {
  readonly name: string
  readonly rows: number
  /** The columns of the primary key, then the foreign keys, each in the order of the table. */
  readonly keys: readonly KeyColumn[]
  /** Total number of columns, keys included. */
  readonly columns: number
}

/** A foreign key: rows of `child` refer to rows of `parent`, which may be the same table. */
export interface EntityEdge {
  /** The child's table and column: "orders.customer_id". It is the id of the edge. */
  readonly id: string
  readonly child: string
  readonly column: string
  readonly parent: string
  readonly parentColumn: string
  /** Whether each row of the child has a parent; false if the key may be null. */
  readonly isRequired: boolean
  /** Whether a row of the parent has at most one row of the child. */
  readonly isUnique: boolean
  /** Whether a row of the parent has at least one row of the child. */
  readonly hasAny: boolean
}

export interface EntityGraph {
  readonly nodes: readonly EntityNode[]
  readonly edges: readonly EntityEdge[]
}

/**
 * The tables of a data set and their references. Properties that only the schema states, such as how many rows a parent owns, are unknown
 * without it.
 */
export function entityGraph(tables: readonly DatasetTable[], schema: AnySchema | null): EntityGraph {
  const names = new Set(tables.map(({ name }) => name))
  const schemas = new Map(schema?.tables.map((table) => [table.name, table]))
  return {
    nodes: tables.map((table) => nodeOf(table, names)),
    edges: tables.flatMap((table) => edgesOf(table, names, schemas.get(table.name) ?? null)),
  }
}

function nodeOf(table: DatasetTable, names: ReadonlySet<string>): EntityNode {
  const primary = primaryKey(table)
  const keys = table.columns
    .map(({ name, type, references }) => {
      return { name, type, isPrimary: primary.includes(name), isForeign: references !== undefined && names.has(references.table) }
    })
    .filter(({ isPrimary, isForeign }) => isPrimary || isForeign)
    .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
  return { name: table.name, rows: table.rows, keys, columns: table.columns.length }
}

function edgesOf(table: DatasetTable, names: ReadonlySet<string>, schema: AnyTable | null): readonly EntityEdge[] {
  return table.columns.flatMap(({ name: column, nullable, references }) => {
    if (references === undefined || !names.has(references.table)) return []
    const owned = ownedRows(schema, column)
    return {
      id: `${table.name}.${column}`,
      child: table.name,
      column,
      parent: references.table,
      parentColumn: references.column,
      isRequired: !nullable,
      isUnique: isUnique(table, column, schema) || owned?.max === 1,
      hasAny: (owned?.min ?? 0) > 0,
    }
  })
}

/**
 * The bounds of the number of rows that each row of the table to which `column` refers owns; null if `column` is not the key of the owner.
 */
function ownedRows(schema: AnyTable | null, column: string): { readonly min: number; readonly max: number } | null {
  const kind = schema?.columns.find(({ name }) => name === column)?.kind
  const rows = schema?.rows
  return kind === 'owner_key' && typeof rows === 'object' && rows.type === 'owned' ? rows : null
}

function isUnique(table: DatasetTable, column: string, schema: AnyTable | null): boolean {
  const sets = [primaryKey(table), ...(schema?.unique ?? [])]
  return sets.some((set) => set.length === 1 && set[0] === column)
}

function primaryKey({ primary_key: key }: DatasetTable): readonly string[] {
  return key === null ? [] : typeof key === 'string' ? [key] : key
}
