import { listJoints } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, kindAt, oneOf, textAt } from '../reader/index.ts'
import { readNoun } from '../words/nouns.ts'
import { isYear } from '../times/is-year.ts'
import { readQuantity } from '../amounts/quantity.ts'
import { readShareOfRows } from '../amounts/share-of-rows.ts'
import type { Token } from '../tokens/token.ts'

/** Words and signs between the places of a list. */
export const placeJoints: ReadonlySet<string> = wordSet(listJoints, '+ plus the then ; | rest')

/** Verbs between a place and its share of the rows. */
const getting = oneOf('gets|has|takes|makes|makes up|accounts for|represents|generates|brings|brings in|contributes|sees'.split('|'))

/**
 * Reads the share after a place: "US 60%", "Germany (40%)", "Lisbon gets half", "Italy makes up 40% of the orders". Null if there is none, or
 * if it belongs to the words after it.
 */
export function shareBehind(tokens: readonly Token[], at: number): { readonly share: number; readonly next: number } | null {
  const isOpen = textAt(tokens, at) === '(' || textAt(tokens, at) === ':'
  const verb = isOpen ? null : getting(tokens, at)
  const start = isOpen ? at + 1 : (verb?.next ?? at)
  const isLed = isOpen || verb !== null
  const read = isLed || kindAt(tokens, at) === 'number' ? (readShareOfRows(tokens, start) ?? halfOf(tokens, start)) : null
  const rows = read !== null && verb !== null && textAt(tokens, read.next) === 'of' ? readNoun(tokens, read.next + 1) : null
  const share = read === null || rows === null ? read : { ...read, next: rows.next }
  // "Spain and Italy (70%, 30%)" has shares of both.
  if (share === null || (textAt(tokens, at) === '(' && textAt(tokens, share.next) === ',')) return null
  const isClosed = textAt(tokens, at) === '(' && textAt(tokens, share.next) === ')'
  // "Germany 60% churn" is a share of churn.
  const after = tokens[share.next]
  if (!isOpen && after !== undefined && !placeJoints.has(after.text) && after.kind === 'word') return null
  return { share: share.share, next: isClosed ? share.next + 1 : share.next }
}

/**
 * Reads the number of rows after a place: "Germany (200)", "Germany 200, Austria 100". Null for none, and for years.
 * @param isLed whether a preposition stands before the place
 */
export function rowsBehind(tokens: readonly Token[], at: number, isLed: boolean): { readonly rows: number; readonly next: number } | null {
  const isOpen = textAt(tokens, at) === '('
  const quantity = readQuantity(tokens, isOpen ? at + 1 : at)
  // "In Vienna 80" belongs to the sentence before.
  if (quantity === null || (isLed && !isOpen)) return null
  const { value, next } = quantity
  const isEnd = isOpen ? textAt(tokens, next) === ')' : endsClause(tokens, next) || placeJoints.has(textAt(tokens, next))
  return isEnd && Number.isSafeInteger(value) && value > 0 && !isYear(value) ? { rows: value, next: isOpen ? next + 1 : next } : null
}

/** "Lisbon gets | half". */
function halfOf(tokens: readonly Token[], at: number): { readonly share: number; readonly next: number } | null {
  return textAt(tokens, at) === 'half' && kindAt(tokens, at + 1) !== 'word' ? { share: 0.5, next: at + 1 } : null
}
