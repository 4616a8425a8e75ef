// What the story's binder must not be able to make of a column.
import type { ColumnOf, ColumnSchema } from '../../src/schema/schema.ts'
import { withRate } from '../../src/story/bind/shares/shares.ts'

export function changed(column: ColumnSchema): ColumnSchema {
  // @ts-expect-error: not every kind has a rate
  if (column.kind !== 'boolean') return withRate(column, 0.5)
  // @ts-expect-error: the kind has no such parameter
  return { ...column, rat: 0.5 }
}

// @ts-expect-error: the kind is another one
export const whole = (column: ColumnOf<'decimal'>): ColumnSchema => ({ ...column, kind: 'integr' })
