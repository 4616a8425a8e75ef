import type { ColumnBody } from '../../schema/schema.ts'

/** The numbers of a mapping; null if its results are words. */
export function mappedNumbers({ cases, otherwise }: ColumnBody<'mapping'>): readonly number[] | null {
  const results = [...Object.values(cases), ...(otherwise === undefined ? [] : [otherwise])]
  const numbers = results.filter((result) => typeof result === 'number')
  return numbers.length === results.length ? numbers : null
}
