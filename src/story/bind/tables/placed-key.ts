import type { ColumnSchema } from '../../../schema/schema.ts'
import { referredBy } from './references.ts'

/** Adds a key column behind the existing keys. */
export function placedKey(columns: readonly ColumnSchema[], column: ColumnSchema): readonly ColumnSchema[] {
  const after = columns.findLastIndex((each, at) => at === 0 || referredBy(each) !== null) + 1
  return [...columns.slice(0, after), column, ...columns.slice(after)]
}
