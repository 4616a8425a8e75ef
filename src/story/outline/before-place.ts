import { approximations, exactWords } from '../lexicon/approximations.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { listJoints } from '../lexicon/connectives.ts'
import { readPlace } from '../places/read-place.ts'
import { isOneOf, kindAt, skipBack, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'

const placeNouns = wordSet('countries cities states regions')
const beforeCounts = wordSet('from in across')
const bounding = wordSet(approximations, exactWords, 'at least most over under up to more than some')
const beforeNames = wordSet('in from at near for ,')

/** Most places of a list. */
const mostPlaces = 12

const offers = wordSet('sale rent hire lease')

/**
 * The token at which the words before a place end: "900 users | from 5 countries", "listings | in Austin", "Austin |, Texas",
 * "customers | in Austria and Italy", or before an offer: "cars | for sale". They have none of the columns behind them. Null for other nouns.
 * @param at the first token of the noun
 */
export function beforePlace(tokens: readonly Token[], at: number, { words }: Noun): number | null {
  if (words.length === 1 && offers.has(words[0] ?? '') && textAt(tokens, at - 1) === 'for') return at - 1
  // "From at least | 20 countries".
  const from = kindAt(tokens, at - 1) === 'number' ? skipBack(tokens, at - 1, 0, bounding, 2) : at
  if (from < at && isOneOf(tokens, from - 1, beforeCounts) && placeNouns.has(words.at(-1) ?? '')) return from - 1
  if (readPlace(tokens, at, true) === null) return null
  const first = firstPlace(tokens, at)
  return isOneOf(tokens, first - 1, beforeNames) ? first - 1 : null
}

/** The start of a list of places that ends with the place at a token: "| Germany, Austria and Switzerland". */
function firstPlace(tokens: readonly Token[], at: number): number {
  let first = at
  for (let places = 0; places < mostPlaces; places++) {
    const end = skipBack(tokens, first, 0, listJoints, 2)
    const before = end === first ? undefined : placeEndingAt(tokens, end)
    if (before === undefined) return first
    first = before
  }
  return first
}

/** The first token of a place of up to three words. Undefined for none. */
function placeEndingAt(tokens: readonly Token[], end: number): number | undefined {
  return [3, 2, 1].map((words) => end - words).find((at) => readPlace(tokens, at, true)?.next === end)
}

/** The end of the words before a place that ends at a token: "weather data | for Berlin". The token itself for no place. */
export function withoutPlace(tokens: readonly Token[], end: number): number {
  const last = placeEndingAt(tokens, end)
  const first = last === undefined ? end : firstPlace(tokens, last)
  return last !== undefined && isOneOf(tokens, first - 1, beforeNames) ? first - 1 : end
}
