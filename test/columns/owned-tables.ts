import type { RowsSchema } from '../../src/schema/rows.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'

/** A table with a sequence before its columns. */
export function table(name: string, rows: RowsSchema, ...columns: AnyColumn[]): AnyTable {
  return { name, rows, columns: [{ name: 'id', kind: 'sequence' }, ...columns] }
}

export const owned = (by: string, min: number, max: number): RowsSchema => ({ type: 'owned', by, min, max })
export const ownerKey = (name: string, of: string): AnyColumn => ({ name, kind: 'owner_key', table: of })
export const lookup = (name: string, through: string, column = name): AnyColumn => ({ name, kind: 'lookup', through, column })
/** A foreign key into `of` that stays with the row that column `by` names. */
export const partitioned = (name: string, of: string, by: string, more: object = {}): AnyColumn => ({
  name,
  kind: 'foreign_key',
  table: of,
  partition_by: by,
  ...more,
})
