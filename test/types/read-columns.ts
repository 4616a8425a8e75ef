// What code that reads columns must not be able to say.
import type { ColumnSchema } from '../../src/schema/schema.ts'

export function least(column: ColumnSchema): number {
  // @ts-expect-error: not every kind has it
  if (column.kind !== 'decimal') return column.min
  // @ts-expect-error: the kind has no such parameter
  return column.minimum
}

// @ts-expect-error: no kind has this name
export const isWhole = (column: ColumnSchema): boolean => column.kind === 'integr'
