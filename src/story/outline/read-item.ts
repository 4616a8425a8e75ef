import { columnName } from '../meanings/column-name.ts'
import type { Span } from '../token.ts'
import type { ListedColumn } from './outline.ts'
import { readDetails } from './read-details.ts'
import { trimmed } from './split-items.ts'

/** Before a name, and no part of it. */
const before =
  /^(?:(?:and|or|&|also|plus|the|an?|their|its|his|her|your|one|whether (?:they|it|he|she)(?: (?:are|is|were|was|have|has|had))?|how many|if (?:they|it) (?:are|is)|when they|a column for|columns? for) ){1,4}/i
/** Around a name that somebody quotes or stresses. */
const quotes = /["“”`*]/g
/** Words that no column is called by: the item is a sentence. */
const sentence =
  /\b(?:should|must|will|would|please|each|every|per|from|between|with|that|which|have|has|are|is|was|were|to|make|give|need|want|than|and|or|by year|grew|growing)\b/i
const longestName = 5
/** After "in": "weight in kg" is weight_kg. */
const units = new Set(
  'kg g mg km m cm mm usd eur gbp dollars euros pounds years months days hours minutes seconds percent celsius litres liters miles'.split(
    ' ',
  ),
)

/** A column of a list, such as "order_id", "a loyalty tier" or "age (18-65)"; null for what is none. */
export function readItem(text: string, item: Span, isTyped: boolean): ListedColumn | null {
  const written = text.slice(item.start, item.end)
  const lead = /^(?:[-*•·–]|\d{1,2}[.)])\s+/.exec(written)?.[0].length ?? 0
  const own = trimmed(text, { start: item.start + lead, end: item.end })
  const rest = text.slice(own.start, own.end)
  const cut = cutAt(rest, isTyped)
  const name = rest.slice(0, cut.at).replaceAll(quotes, '').trim().replace(before, '').trim()
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .filter((word, at, all) => word !== 'in' || !units.has(all[at + 1] ?? ''))
  const column = columnName(words)
  if (column === null || words.length > longestName || /[^\p{L}\p{M}\p{N}\s_'’.-]/u.test(name) || /^\d/.test(name) || sentence.test(name))
    return null
  const said = trimmed(text, { start: own.start + cut.from, end: own.end - cut.closing })
  const { details, unread } = said.end > said.start ? readDetails(text, said) : { details: [], unread: [] }
  const isIdentifier = /^[A-Za-z]\w*$/.test(name) && /[_A-Z]/.test(name.slice(1))
  return { name: column, words, isIdentifier, details, unread, start: own.start, end: own.end }
}

/** Types as they are written behind a name; those of the second list are words of names, too: "join date". */
const clearlyTyped =
  /\s(?=(?:int|integer|bigint|varchar|bool|boolean|float|double|decimal|numeric|datetime|uuid|optional|unique|nullable|yes\/no|true\/false)\b(?:\([\d, ]{1,9}\))?(?: (?:primary key|unique|not null|nullable|optional|text|string)){0,3}$)/i
const typed =
  /\s(?=(?:int|integer|bigint|varchar|bool|boolean|float|double|decimal|numeric|datetime|uuid|optional|unique|nullable|yes\/no|true\/false|date|text|string|timestamp)\b(?:\([\d, ]{1,9}\))?(?: (?:primary key|unique|not null|nullable|optional|text|string)){0,3}$)/i

/** Whether a list has types behind its names. */
export function isTypedItem(item: string): boolean {
  return clearlyTyped.test(item.trim())
}

/** Where the name ends and what is said of it begins, and how many characters close it. */
function cutAt(item: string, isTyped: boolean): { readonly at: number; readonly from: number; readonly closing: number } {
  const bracket = /[([{]/.exec(item)
  if (bracket !== null && /[)\]}]$/.test(item)) return { at: bracket.index, from: bracket.index + 1, closing: 1 }
  const sign = /[:=|]|\s[-–—]\s|\s(?=(?:from|between) \d)/.exec(item)
  if (sign !== null && sign.index > 0)
    return {
      at: sign.index,
      from: sign.index + sign[0].length,
      closing: item.endsWith('|') && !sign[0].includes('|') ? 1 : item.endsWith('|') && sign.index < item.length - 1 ? 1 : 0,
    }
  const type = (isTyped ? typed : clearlyTyped).exec(item)
  if (type !== null && type.index > 0) return { at: type.index, from: type.index + 1, closing: 0 }
  return { at: item.length, from: item.length, closing: 0 }
}
