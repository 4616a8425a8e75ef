import type { RowsSchema } from '../../../schema/rows.ts'
import type { Schema, TableSchema } from '../../../schema/schema.ts'

type PrimaryTable = TableSchema & { readonly rows: Extract<RowsSchema, { readonly type: 'primary' }> }

/** Whether a table gets the requested number of rows. */
export function isPrimary(table: TableSchema): table is PrimaryTable {
  return typeof table.rows === 'object' && table.rows.type === 'primary'
}

/** The table that gets the requested number of rows; undefined for none. */
export function primaryTable({ tables }: Schema): PrimaryTable | undefined {
  return tables.find(isPrimary)
}
