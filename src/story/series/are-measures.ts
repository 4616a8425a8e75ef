import type { ColumnsFact } from '../facts/fact.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import type { ListedColumn } from '../outline/outline.ts'
import { isListedTime } from '../outline/listed-key.ts'

const money = /^(?:price|cost|amount|revenue|sales|total|spend|profit|fee|temperature|usage)s?$/

/** Whether all listed columns can be measures of a day: times, numbers and grades, but no names and numbers of things. */
export function areMeasures(lists: readonly ColumnsFact[]): boolean {
  const all = lists.flatMap(({ list = [] }) => list)
  return all.length > 0 && all.every((column) => isListedTime(column) || isMeasure(column))
}

function isMeasure({ words, details }: ListedColumn): boolean {
  if (words.at(-1) === 'id') return false
  const { meaning, isGuess } = findMeaning(words, [])
  const isNumber = typeof meaning.body === 'object' && (meaning.body.kind === 'integer' || meaning.body.kind === 'decimal')
  return isNumber || isGuess || money.test(words.at(-1) ?? '') || details.some(({ type }) => type === 'values' || type === 'range')
}
