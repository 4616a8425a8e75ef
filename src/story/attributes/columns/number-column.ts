import type { ColumnSchema, DistributionSchema } from '../../../schema/schema.ts'

/** A drawn number column as it is before anything is said of it. */
export interface NumberColumn {
  readonly isWhole: boolean
  /** Digits after the point. */
  readonly scale: number
  readonly min: number
  readonly max: number
  readonly distribution: DistributionSchema | null
}

/** What is drawn of a column; null for any other than a drawn number. */
export function numberColumn(column: ColumnSchema): NumberColumn | null {
  if (column.kind !== 'integer' && column.kind !== 'decimal') return null
  const { min, max, distribution = null } = column
  return { isWhole: column.kind === 'integer', scale: column.kind === 'decimal' ? column.scale : 0, min, max, distribution }
}
