import { listJoints, sentenceEnds } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, skip, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Place } from './place-index.ts'
import { beforePlaces } from './place-names.ts'
import { cultural, mayBePlace } from './read-place.ts'

const insideLists = wordSet(listJoints, ': ( - – serving cuisine cuisines type types')
const mostBefore = 12
/** Most words of a name before a place name in it. */
const mostNameWords = 3
const naming = wordSet('called named titled entitled')
const pastJoints = skip(wordSet(listJoints, '+ plus the then'), 2)

/**
 * Whether the place names between two tokens say nothing about where rows are: "restaurants: Italian, Thai" is about food, "by region:
 * EMEA, APAC" lists values, and a name may have one.
 */
export function isNoPlace(tokens: readonly Token[], at: number, next: number, places: readonly Place[]): boolean {
  return (
    isSubject(tokens, at, next) ||
    isOfCulture(tokens, at, next) ||
    isValue(tokens, at, places) ||
    isInName(tokens, at) ||
    isLanguage(tokens, at)
  )
}

/** "Language of posts: English 70, | Spanish 20"; "in the language of their country, in | Spain" is a place. */
function isLanguage(tokens: readonly Token[], at: number): boolean {
  if (isOneOf(tokens, at, beforePlaces) || isOneOf(tokens, at - 1, beforePlaces)) return false
  for (let before = at - 1; before > at - mostBefore && !isOneOf(tokens, before, sentenceEnds); before--)
    if (/^languages?$/.test(textAt(tokens, before))) return true
  return false
}

/** "A restaurant called Bella Napoli". */
function isInName(tokens: readonly Token[], at: number): boolean {
  let before = at - 1
  while (before >= at - mostNameWords && tokens[before]?.isCapital === true) before--
  return naming.has(textAt(tokens, before))
}

function isValue(tokens: readonly Token[], at: number, places: readonly Place[]): boolean {
  if (places.every(({ codes, type }) => codes.length === 1 && type !== 'region')) return false
  return /^(?:regions?|territor(?:y|ies)|markets?|zones?)$/.test(textAt(tokens, listStart(tokens, at)))
}

const subjects = wordSet(
  'math maths mathematics english physics chemistry biology history geography art arts music sport sports science pe',
)

/** A language among subjects of a school: "marks in math, german and sport". */
function isSubject(tokens: readonly Token[], at: number, next: number): boolean {
  const isJoined = (place: number): boolean => isOneOf(tokens, place, listJoints)
  return (
    (isJoined(at - 1) && isOneOf(tokens, at - 2, subjects)) || (isJoined(next) && isOneOf(tokens, pastJoints(tokens, next).next, subjects))
  )
}

/** "Italian, Thai and Mexican restaurants". */
function isOfCulture(tokens: readonly Token[], at: number, next: number): boolean {
  const before = listStart(tokens, at)
  if (before < at - 1 && cultural.test(textAt(tokens, before))) return true
  const after = pastJoints(tokens, next).next
  return after > next && mayBePlace(tokens[after]) && cultural.test(textAt(tokens, after + 1))
}

/** The token before a list of places. */
function listStart(tokens: readonly Token[], at: number): number {
  let before = at - 1
  while (before > at - mostBefore && (isOneOf(tokens, before, insideLists) || mayBePlace(tokens[before]))) before--
  return before
}
