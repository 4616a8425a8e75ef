import type { TableSchema } from '../../../schema/schema.ts'
import { withShares } from '../shares/shares.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'

/** A table whose rows have exact shares of the values of a column, and these values; or the reason why it cannot. */
export type ExactPart = { readonly table: TableSchema; readonly values: readonly string[] } | { readonly reason: string }

/** Replaces the weights of a column by exact shares, so that shares within the rows of one value can be exact. */
export function exactPart(table: TableSchema, name: string): ExactPart {
  const column = table.columns.find((each) => each.name === name)
  const path = `${table.name}.${name}`
  if (column?.nullable !== undefined) return { reason: `${path} may be empty, so the rows of its values are not counted exactly` }
  if (column?.kind === 'boolean') return { table, values: ['true', 'false'] }
  if (column?.kind !== 'category')
    return { reason: `${path} follows from other columns, so the rows of its values are not counted exactly` }
  if (column.shares !== undefined) return { table, values: column.values }
  const isFree = Object.values(column.cases ?? {}).every((weights) => weights.every((weight) => weight > 0))
  const shared = isFree ? withShares(column, new Map()) : null
  if (shared === null) return { reason: `${path} follows from other columns, so the rows of its values are not counted exactly` }
  return { table: withColumn(table, shared), values: column.values }
}
