import { isCategory } from '../attributes/readers/value-nouns.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { isAmountName } from '../words/is-amount-name.ts'
import { termOf } from '../words/words.ts'
import { tellsStates } from '../words/tells-states.ts'
import type { Opening } from './opening.ts'
import type { ListedColumn } from './outline.ts'

/** Whether most items have shares behind them, or all have prices, as values have. */
export function areShared(text: string, columns: readonly ListedColumn[], { items }: Opening): boolean {
  // "levels INFO (90%), WARN (8%) and ERROR (2%)" are values with their shares.
  const shared = columns.filter(({ start, end, details, isIdentifier }) => {
    const isShare = /(?:\(|^[^(]* )\d{1,2}(?:\.\d{1,2})?%\)?$/.test(text.slice(start, end))
    return isShare && !isIdentifier && !details.some(({ type }) => type === 'type')
  })
  if (shared.length * 2 > columns.length) return true
  // "plan: light at 18.90, gold at 55" are values with their prices.
  const priced = text.slice(items, columns.at(-1)?.said?.end ?? columns.at(-1)?.end).match(/ at [$€£]?\d/g)?.length ?? 0
  return priced > 1 && priced >= columns.length
}

/** Words between a column and the values that it is chosen from. */
const choosing = /^\p{L}[\p{L} ]{0,40} (?:out of|one of|either) \S/iu

/** Whether the first item is a column with a value behind it, and the others are more of its values: "event_type view, click". */
export function areValues(text: string, [first, ...others]: readonly ListedColumn[]): boolean {
  // "Department id, department name" say the table with each column.
  if (others.some(({ words }) => words.length > 1 && words[0] === first?.words[0])) return false
  if (first !== undefined && /^\w+_(?:type|status|state|kind|category|level) \w+$/.test(text.slice(first.start, first.end))) return true
  if (first?.details.length === 0 && tellsStates([first, ...others])) return true
  // "a coat out of short, long, curly"
  if (first !== undefined && others.length > 0 && choosing.test(text.slice(first.start, first.end))) return true
  if (first === undefined || first.words.length < 2 || first.isIdentifier || first.details.length > 0 || others.length === 0) return false
  // "Subject taught" is a column.
  if (isAmountName(first.words) || findMeaning(first.words, []).meaning.names.includes(termOf(first.words))) return false
  const isNamed = ({ words, details }: Pick<ListedColumn, 'words' | 'details'>): boolean =>
    details.length > 0 || (findMeaning(words, []).isExact && !/(?:ed|ing)$/.test(words.at(-1) ?? ''))
  // What follows the first values may be other columns.
  return (
    isCategory({ words: first.words.slice(0, -1) }) && ![{ ...first, words: first.words.slice(-1) }, ...others.slice(0, 2)].some(isNamed)
  )
}
