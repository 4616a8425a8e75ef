import type { TableSchema } from '../../../schema/schema.ts'

/** Whether a table exists and is in the response. */
export function isShown(table: TableSchema | null): table is TableSchema {
  return table !== null && table.hidden !== true
}
