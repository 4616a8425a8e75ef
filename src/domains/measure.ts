import type { Measure } from './domain.ts'

/** What else belongs to a measure: the words of a story that name it, separated by commas, and its prices and bounds. */
type Named = Pick<Measure, 'prices' | 'capped'> & { readonly words: string }

/** The measure of a column "table.column", whose rows come to `typical` on average when the story says nothing. */
export function measure(column: string, unit: Measure['unit'], typical: number, { words, ...more }: Named): Measure {
  return { words: words.split(', '), column, unit, typical, ...more }
}
