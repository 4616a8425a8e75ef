import type { ColumnBody } from '../../../schema/schema.ts'

/**
 * A category that another column chooses. It keeps all of its values, also those that no row has, so that what is said of them elsewhere still holds.
 * @param chosen for each value of the other column the value of this one
 */
export function chosenBy(by: string, values: readonly string[], chosen: ReadonlyMap<string, string>): ColumnBody<'category'> {
  const cases = Object.fromEntries([...chosen].map(([key, value]) => [key, values.map((each) => (each === value ? 1 : 0))]))
  return { kind: 'category', values, by, cases }
}
