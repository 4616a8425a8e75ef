import type { Rate } from './domain.ts'

/** The words of a story for each value of a column, separated by commas. The value `true` is that of a boolean. */
type Words = Readonly<Record<string, string>>

type Shown = Required<Rate>['shown']

/**
 * The rates of a column "table.column". Where it is hidden, `shown` is the column of the same table that shows its values, or that column
 * and the value that it shows.
 */
export function rates(column: string, words: Words): readonly Rate[]
export function rates(column: string, shown: string | Shown, words: Words): readonly Rate[]
export function rates(column: string, ...of: readonly [Words] | readonly [string | Shown, Words]): readonly Rate[] {
  const [shown, words] = of.length === 1 ? [undefined, of[0]] : of
  return Object.entries(words).map(([name, named]) => {
    const value = name === 'true' ? true : name
    const rate = { words: named.split(', '), column, value } as const
    if (shown === undefined) return rate
    return { ...rate, shown: typeof shown === 'string' ? { column: shown, value } : shown }
  })
}
