import { sentenceEnds } from '../lexicon/connectives.ts'
import { determiners } from '../lexicon/determiners.ts'
import { endsClause, isOneOf, spanOf, textAt, textsOf } from '../reader/index.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isDone } from './is-done.ts'
import { isAttributive, isVerbAt } from './is-verb-at.ts'
import type { Noun } from './noun.ts'
import { oncePerToken } from '../tokens/once-per-token.ts'
import { isNumberWord } from '../amounts/quantity.ts'
import type { Token } from '../tokens/token.ts'
import { sameInPlural } from './irregular-words.ts'
import { functionWords, isPlural } from './words.ts'

/** Most words in a noun phrase. */
const longest = 5

/** Reads a noun phrase of at most five words after articles: "our b2b enterprise customers". Null if none starts at the token. */
export const readNoun = oncePerToken((tokens, at): { readonly noun: Noun; readonly next: number } | null => {
  let start = at
  while (start < at + 2 && isOneOf(tokens, start, determiners)) start++
  if (isVerbAt(tokens, start)) return null
  let next = start
  while (next < start + longest && isNounWord(tokens[next]) && !(next > start && endsNoun(tokens, next))) next++
  return next === start ? null : { noun: nounOf(tokens, start, next), next }
})

/** The noun phrase that ends right before a token, starting at token `free` or later; null if there is none. */
export function nounBefore(tokens: readonly Token[], at: number, free: number): Noun | null {
  const start = Math.max(free, startBefore(tokens, at))
  return start >= at ? null : nounOf(tokens, start, at)
}

/** The first token of the longest noun phrase that ends before a token; the token itself if there is none. */
const startBefore = oncePerToken((tokens, at): number => {
  if (isVerbAt(tokens, at - 1)) return at
  let start = at
  while (start > Math.max(0, at - longest) && isNounWord(tokens[start - 1]) && !(start < at && endsNoun(tokens, start))) start--
  return start < at - 1 && isRequest(tokens, start) ? start + 1 : start
})

/** Whether a sentence starts with a verb that asks for what follows: "Add | source (ads, organic)". */
function isRequest(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at, requests) && (at === 0 || sentenceEnds.has(textAt(tokens, at - 1)) || textAt(tokens, at - 1) === 'please')
}

const requests = wordSet('add include insert create generate make give provide')

/** Whether a token can be part of a noun phrase. Every word of an identifier can: "last_visit", "from_city". */
export function isNounWord(token: Token | undefined): boolean {
  if (
    token?.kind !== 'word' ||
    (functionWords.has(token.text) && !token.isSnake && !token.isParticle && !token.isAbbreviation) ||
    measured.test(token.text)
  )
    return false
  // "is_active | defaulting to true"
  if (token.text === 'defaulting') return false
  return !isNumberWord(token.text) || token.text === 'grand'
}

/** Whether a token is a word with a meaning of its own: no pronoun, preposition or auxiliary. */
export function isContentWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && (!functionWords.has(token.text) || token.isAbbreviation)
}

/** "100g", "15cm" are no part of a name. */
const measured = /^(?:\d{2,}g|\d+(?:\.\d+)?(?:kg|mg|cm|mm|km|ml|lbs?|oz|kwh|kw|hz|gb|mb|tb|mins?|hrs?|h))$/

/** Whether a noun phrase ends before a token. A plural ends it ("customers | visit"), but not in "sales reps" or "orders table". */
function endsNoun(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1)
  const text = textAt(tokens, at)
  // "Create tables | users (…) and logins (…)"
  if (before === 'tables') return true
  if (!isPlural(before) || isAttributive(before)) return isVerbAt(tokens, at) || isDoneBy(tokens, at)
  // "An airline stores | flights".
  if (isVerbAt(tokens, at - 1) || isVerbAt(tokens, at)) return true
  // "100 users | ages 18-65"
  if (measures.has(text) && textAt(tokens, at + 1) !== 'table') return true
  return !isPlural(text) && text !== 'table'
}

/** Columns of numbers behind their rows, which are no rows themselves. */
const measures = wordSet('ages prices salaries weights heights')

/** "Sales | paid with a card": what was done to the rows, before how or by whom. */
function isDoneBy(tokens: readonly Token[], at: number): boolean {
  return isPlural(textAt(tokens, at - 1)) && isDone(textAt(tokens, at)) && (isOneOf(tokens, at + 1, means) || endsClause(tokens, at + 1))
}

const means = wordSet('with by via through at in on from between during since before after within over until')

/** Whether the head of a noun is a plural. */
export function isPluralNoun({ words }: Pick<Noun, 'words'>): boolean {
  return isPlural(words.at(-1) ?? '')
}

/** Whether the head of a noun is the same in the plural: "fish". */
export function isAlike({ words }: Pick<Noun, 'words'>): boolean {
  return sameInPlural.has(words.at(-1) ?? '')
}

/** Makes a noun of some tokens. */
export function nounOf(tokens: readonly Token[], start: number, next: number): Noun {
  const words = textsOf(tokens, start, next)
  return { words, ...spanOf(tokens, start, next) }
}
