import type { ColumnOf } from '../../schema/schema.ts'

/** A column of values that are equally likely. */
export function evenCategory(name: string, values: readonly string[]): ColumnOf<'category'> {
  return { name, kind: 'category', values, weights: values.map(() => 1) }
}
