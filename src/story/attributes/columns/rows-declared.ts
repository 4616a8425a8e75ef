import { defaultRows } from '../../../plan/draft-plan.ts'
import type { TableSchema } from '../../../schema/schema.ts'

/** The rows of a table, where its own declaration says them; 0 elsewhere. */
export function rowsDeclared({ rows }: Pick<TableSchema, 'rows'>): number {
  if (typeof rows === 'number') return rows
  return rows.type === 'primary' ? (rows.count ?? defaultRows) : 0
}
