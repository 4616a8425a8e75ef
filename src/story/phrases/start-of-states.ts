import { placePrepositions } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { hasWords, isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { readNoun } from '../words/nouns.ts'

const openings = wordSet(': , ( ; - – — with where')

/** The first token of the states: after a colon, a comma, a bracket or "of which"; directly after "of 500 claims". Null for none. */
export function startOfStates(tokens: readonly Token[], at: number, isOf: boolean): number | null {
  const isSign = isOneOf(tokens, at, openings)
  const next = isSign ? at + 1 : at
  if (textAt(tokens, next) === 'of' && /^wh(?:ich|om)$/.test(textAt(tokens, next + 1))) return next + 2
  // "1000 books in our library, | of which 600 are fiction"
  const place = isOneOf(tokens, at, placePrepositions) ? readNoun(tokens, at + 1) : null
  if (place !== null && hasWords(tokens, place.next, ', of which')) return place.next + 3
  return isSign || isOf ? next : null
}
