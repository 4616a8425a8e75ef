import type { Rate } from './domain.ts'

/**
 * Rates of a column "table.column": for each of its values the words of a story that name it, separated by commas; the value `true` is that of a
 * boolean. `shown` names the column of the table that shows them where the column itself is hidden, or also the value that it shows there.
 */
export function rates(column: string, words: Readonly<Record<string, string>>, shown?: string | Required<Rate>['shown']): readonly Rate[] {
  return Object.entries(words).map(([name, of]) => {
    const value = name === 'true' ? true : name
    const rate = { words: of.split(', '), column, value } as const
    if (shown === undefined) return rate
    return { ...rate, shown: typeof shown === 'string' ? { column: shown, value } : shown }
  })
}
