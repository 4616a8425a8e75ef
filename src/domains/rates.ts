import type { Rate } from './domain.ts'

/** For each value of a column the words of a story that name it, separated by commas; the value `true` is that of a boolean. */
type Words = Readonly<Record<string, string>>

type Shown = Required<Rate>['shown']

/**
 * Rates of a column "table.column". Where the column is hidden, `shown` names the column of the table that shows the same value, or that column and
 * the value that it shows.
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
