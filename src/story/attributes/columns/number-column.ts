import type { ColumnSchema, DistributionSchema } from '../../../schema/schema.ts'

/** The numbers of a drawn column before any statement is applied. */
export interface NumberColumn {
  readonly isWhole: boolean
  /** Number of decimals. */
  readonly scale: number
  readonly min: number
  readonly max: number
  readonly distribution: DistributionSchema | null
}

/** The drawn numbers of a column; null for other kinds. */
export function numberColumn(column: ColumnSchema): NumberColumn | null {
  if (column.kind !== 'integer' && column.kind !== 'decimal') return null
  const { min, max, distribution = null } = column
  return { isWhole: column.kind === 'integer', scale: column.kind === 'decimal' ? column.scale : 0, min, max, distribution }
}
