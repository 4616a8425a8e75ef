import { areTradeValues } from '../find/are-trade-values.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import type { Opening } from './opening.ts'
import type { ListedColumn } from './outline.ts'

/** Maximum characters before a list in which the counted rows are looked for. */
const reach = 40
const behindRows = /(?<!\p{L})(\p{L}{2,20}s)(?: each| apiece)? ?$/u
const behindCount = /(?:\d[km]?|two|three|four|five) (?:\p{L}{2,20} ){0,2}\p{L}{2,20}s(?: each| apiece)? ?$/u

/**
 * Whether items in brackets right behind rows are kinds of these: "tickets (adult, child, senior)". Of counted rows, they are if most name no
 * column: "900 tickets (bug, feature, question)".
 */
export function areKinds(text: string, columns: readonly ListedColumn[], { start, items }: Opening): boolean {
  const before = text.slice(Math.max(0, start - reach), start)
  const [, rows] = (text[items - 1] === '(' ? behindRows.exec(before) : null) ?? []
  if (rows === undefined) return false
  if (columns.some(({ details, isIdentifier, words }) => details.length > 0 || isIdentifier || words.length > 2)) return false
  const exact = columns.filter(({ words }) => findMeaning(words, []).isExact).length
  return (behindCount.test(before) && exact * 2 < columns.length) || areKnownValues(rows, columns)
}

/** "300 tickets (bug, feature, question)", "150 accounts (checking, savings)" */
function areKnownValues(rows: string, columns: readonly ListedColumn[]): boolean {
  const values = columns.map(({ words }) => words.join(' '))
  return areTradeValues([rows.toLowerCase()], values)
}
