import type { OwnedRows, RowsSchema } from '../../../schema/rows.ts'

/** Whether the rows of a table are owned by those of the table `owner`, a number by each. Never for null. */
export function isOwnedBy(rows: RowsSchema | undefined, owner: string | null): rows is OwnedRows {
  return typeof rows === 'object' && rows.type === 'owned' && rows.by === owner
}
