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
  return isMeasureName(words) || findMeaning(words, []).isGuess || details.some(({ type }) => type === 'values' || type === 'range')
}

/** Whether words name a number or an amount of money. */
export function isMeasureName(words: readonly string[]): boolean {
  const { body } = findMeaning(words, []).meaning
  return (typeof body === 'object' && (body.kind === 'integer' || body.kind === 'decimal')) || money.test(words.at(-1) ?? '')
}
