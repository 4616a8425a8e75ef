import type { TableSchema } from '../../../schema/schema.ts'

/** The column that identifies the rows of a table; null if it takes several columns, or if there is none. */
export function keyOf({ primary_key: key, columns }: TableSchema): string | null {
  if (typeof key === 'string') return key
  const [first] = columns
  return key === undefined && (first?.kind === 'sequence' || first?.kind === 'uuid') ? first.name : null
}
