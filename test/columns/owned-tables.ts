import type { RowsSchema } from '../../src/schema/rows.ts'
import type { ColumnSchema, TableSchema } from '../../src/schema/schema.ts'

/** A table with a sequence before its columns. */
export function table(name: string, rows: RowsSchema, ...columns: ColumnSchema[]): TableSchema {
  return { name, rows, columns: [{ name: 'id', kind: 'sequence' }, ...columns] }
}

export const owned = (by: string, min: number, max: number): RowsSchema => ({ type: 'owned', by, min, max })
export const ownerKey = (name: string, of: string): ColumnSchema => ({ name, kind: 'owner_key', table: of })
export const lookup = (name: string, through: string, column = name): ColumnSchema => ({ name, kind: 'lookup', through, column })
/** A foreign key into `of` that stays with the row that column `by` names. */
export const partitioned = (name: string, of: string, by: string, more: object = {}): ColumnSchema => ({
  name,
  kind: 'foreign_key',
  table: of,
  partition_by: by,
  ...more,
})
