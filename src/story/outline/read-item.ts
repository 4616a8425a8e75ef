import { isFlaw } from '../is-flaw.ts'
import { columnName } from '../meanings/column-name.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import type { Span } from '../token.ts'
import { ambiguousTypes, columnTypes } from './column-types.ts'
import type { Detail, ListedColumn } from './outline.ts'
import { readDetails } from './read-details.ts'
import { trimmed } from './split-items.ts'

/** Before a name, and no part of it. */
const before =
  /^(?:(?:and|or|&|also|plus|the|an?|their|its|his|her|your|one|whether (?:they|it|he|she)(?: (?:are|is|were|was|have|has|had))?|how many|if (?:they|it) (?:are|is)|when they|a column for|columns? for) ){1,4}/i
/** Behind a name, and no part of it: "how many pages it has", "the price please". */
const after = / (?:(?:it|they|he|she) (?:has|have|is|are|was|were)|please|pls|thanks|thank you|etc\.?)$/i
/** Around a name that somebody quotes or stresses. */
const quotes = /["“”`*]/g
/** Words that no column is called by: the item is a sentence. */
const sentence =
  /\b(?:should|must|will|please|each|every|per|from|between|with|that|which|are|is|was|were|to|make|give|need|want|than|and|or|by year|grew|growing)\b/i
const sentenceStart =
  /^(?:[^\d]{0,30}\s\d[\d,.]{0,12}k?\s+\p{L}|\d|(?:in|at|on|for|of|from|over|during|across|have|has|had|do|does|can) )/iu
const longestName = 5
/** Identifiers are as long as they are: "debt_to_income_ratio". */
const longestIdentifier = 8
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
  const name = rest.slice(0, cut.at).replaceAll(quotes, '').trim().replace(before, '').replace(after, '').trim()
  const isIdentifier = /^\p{L}\w*$/u.test(name) && /[_A-Z]/.test(name.slice(1))
  const words = wordsOf(name)
  const column = columnName(words)
  if (
    column === null ||
    (!isIdentifier && isFlaw(words)) ||
    words.length > (isIdentifier ? longestIdentifier : longestName) ||
    /[^\p{L}\p{M}\p{N}\s_'’.-]/u.test(name) ||
    (!isIdentifier && (sentenceStart.test(name) || sentence.test(name)))
  )
    return null
  const said = trimmed(text, { start: own.start + cut.from, end: own.end - cut.closing })
  const hasDetails = said.end > said.start
  const { details, unread } = hasDetails ? readDetails(text, said) : { details: [], unread: [] }
  return { name: column, words, isIdentifier, details, said: hasDetails ? said : null, unread, start: own.start, end: own.end }
}

function wordsOf(name: string): readonly string[] {
  // "orderId" is of two words, "LinkedIn URL" too.
  const parted = /\s/.test(name) ? name : name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
  return parted
    .toLowerCase()
    .replaceAll(/\be-mail/g, 'email')
    .split(/[\s_-]+/)
    .filter((word, at, all) => word !== '' && (word !== 'in' || !units.has(all[at + 1] ?? '')))
}

/** Whether a list has types behind its names. */
export function isTypedItem(text: string, item: Span): boolean {
  return typeAt(text.slice(item.start, item.end).trim(), false) !== null
}

interface Cut {
  /** Where the name ends. */
  readonly at: number
  /** Where what is said of it begins. */
  readonly from: number
  /** How many characters close it. */
  readonly closing: number
}

/** Where the name of an item ends and what is said of it begins. */
function cutAt(item: string, isTyped: boolean): Cut {
  const type = typeAt(item, isTyped)
  if (type !== null) return { at: type, from: type, closing: 0 }
  const bracket = /[([{]/.exec(item)
  const sign = /[:=|]|\s[-–—]\s/.exec(item)
  if (bracket !== null && /[)\]}]$/.test(item) && (sign === null || sign.index > bracket.index))
    return { at: bracket.index, from: bracket.index + 1, closing: 1 }
  if (sign !== null && sign.index > 0)
    return { at: sign.index, from: sign.index + sign[0].length, closing: item.endsWith('|') && sign.index < item.length - 1 ? 1 : 0 }
  return { at: item.length, from: item.length, closing: 0 }
}

/** Words that begin what is said of a column; what follows has to be read whole. */
const starters = new Set(
  'is are as a an from between exactly at up max one either not non no can may never always ranging of yes true'.split(' '),
)
const flagWords = new Set('optional nullable unique pk required key mandatory'.split(' '))

/** Whether a detail is a word or two: "tracking number exactly 12 digits" is no number. */
function isFlat({ type }: Detail): boolean {
  return type !== 'length' && type !== 'range' && type !== 'values' && type !== 'days'
}

/** Where details begin behind a name without any sign: "title varchar(80)", "age is an integer", "quality from 1 to 10"; else null. */
function typeAt(item: string, isTyped: boolean): number | null {
  let words = 0
  for (const { index, 0: word } of item.matchAll(/\S+/g)) {
    // Behind a sign, and in brackets, there is no name.
    if (words > longestName + 1 || /[:=|,]$|^[-–—]$/.test(word) || /[([{]/.test(item.slice(0, index))) return null
    if (words++ === 0) continue
    const bare = word.toLowerCase().split('(')[0] ?? ''
    const isType = columnTypes.has(bare) || flagWords.has(bare)
    const isStart = starters.has(bare) || /^[$€£]?\d|^in \d|^primary key\b/i.test(item.slice(index, index + 12))
    if (!isType && !isStart) continue
    const { details, unread } = readDetails(item, { start: index, end: item.length })
    // "revoked boolean (12% true)"
    const isRest = isType && unread.length === 1 && /^(?:\(|avg|average|mean|median)/i.test(item.slice(unread[0]?.start))
    if (details.length === 0 || (unread.length > 0 && !isRest)) continue
    const isSure = !ambiguousTypes.has(bare) || word.includes('(') || isSnakeCase(item.slice(0, index).trim())
    // "phone number unique" is unique, and no number.
    const isName = (bare === 'number' || !isTyped) && findMeaning(wordsOf(`${item.slice(0, index)} ${bare}`), []).isExact
    if (isSure || ((isTyped || details.length > 1) && !isName && details.every(isFlat))) return index
  }
  return null
}

/** "order_id" */
function isSnakeCase(name: string): boolean {
  return name.slice(0, -1).includes('_') && /^\w+$/.test(name)
}
