import type { TableSchema } from '../../../schema/schema.ts'
import { withShares } from '../shares/shares.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'

/** A table in which the rows of each value of a column are counted exactly, with the values; or why they cannot be. */
export type ExactPart = { readonly table: TableSchema; readonly values: readonly string[] } | { readonly reason: string }

/** Lets exact shares stand in place of the weights of a column, so that what is said of the rows of a value can be exact. */
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
