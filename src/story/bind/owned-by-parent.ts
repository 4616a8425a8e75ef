import type { Schema, TableSchema } from '../../schema/schema.ts'
import { trySchema } from '../../try-schema.ts'
import type { RatioFact } from '../facts/fact.ts'
import { referredBy, withTable } from './references.ts'

/**
 * A table whose rows refer to any row of another as one that this owns, so that each row has as many as were said. Null where something else follows from
 * which row is referred to.
 */
export function ownedByParent(
  schema: Schema,
  child: TableSchema,
  parent: TableSchema,
  { min, max, mean }: Pick<RatioFact, 'min' | 'max' | 'mean'>,
): TableSchema | null {
  const keys = child.columns.filter((column) => referredBy(column) === parent.name)
  const [key] = keys
  if (min === null || max === null || mean !== null || key === undefined || keys.length > 1) return null
  if (Object.keys(key).some((param) => !/^(?:name|kind|table|hidden)$/.test(param))) return null
  const columns = child.columns.map((column) => (column === key ? ({ ...key, kind: 'owner_key' } as typeof column) : column))
  const owned: TableSchema = { ...child, rows: { type: 'owned', by: parent.name, min, max }, columns }
  return 'reason' in trySchema(withTable(schema, owned)) ? null : owned
}
