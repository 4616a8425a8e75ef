import { datingVerbs } from '../lexicon/dating-verbs.ts'
import type { ListedColumn } from './outline.ts'

/**
 * Whether the time of an item is that of a column before: "hire date, salary, | hired in 2020". In a sentence such an item is a column only
 * behind another one.
 * @param isLine whether the item is a line of its own
 */
export function isDatedElsewhere({ dates }: ListedColumn, before: readonly ListedColumn[], isLine: boolean): boolean {
  if (dates === undefined) return false
  const own = datingVerbs.get(dates)?.columns
  return (!isLine && before.length === 0) || before.some(({ words }) => words.some((word) => word === dates || own?.has(word) === true))
}
