import type { TableSchema } from '../../../schema/schema.ts'

/** Whether there is a table, and the answer has it. */
export function isShown(table: TableSchema | null): table is TableSchema {
  return table !== null && table.hidden !== true
}
