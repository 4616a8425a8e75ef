import type { ColumnBody } from '../schema/schema.ts'
import type { Options } from './options.ts'

/** The primary key: 1, 2, 3. */
export function id(): ColumnBody<'sequence'> {
  return { kind: 'sequence' }
}

/** A reference to a row of a table. */
export function ref(table: string, options: Options<'foreign_key', 'table'> = {}): ColumnBody<'foreign_key'> {
  return { kind: 'foreign_key', table, ...options }
}

/** The reference of an owned row to its parent. */
export function owner(table: string): ColumnBody<'owner_key'> {
  return { kind: 'owner_key', table }
}

/** The number of an owned row among those of its parent, from 1. */
export function siblingNumber(): ColumnBody<'sibling_number'> {
  return { kind: 'sibling_number' }
}
