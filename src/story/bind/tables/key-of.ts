import type { TableSchema } from '../../../schema/schema.ts'

/** The column by which rows of a table are referred to; null where it takes several, or where there is none. */
export function keyOf({ primary_key: key, columns }: TableSchema): string | null {
  if (typeof key === 'string') return key
  const [first] = columns
  return key === undefined && (first?.kind === 'sequence' || first?.kind === 'uuid') ? first.name : null
}
