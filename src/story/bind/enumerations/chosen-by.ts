import type { ColumnBody } from '../../../schema/schema.ts'

/**
 * A category whose value follows from another column. It keeps values that no row has, so that other facts about them still hold.
 * @param chosen for each value of the other column, the value of this one
 */
export function chosenBy(by: string, values: readonly string[], chosen: ReadonlyMap<string, string>): ColumnBody<'category'> {
  const cases = Object.fromEntries([...chosen].map(([key, value]) => [key, values.map((each) => (each === value ? 1 : 0))]))
  return { kind: 'category', values, by, cases }
}
