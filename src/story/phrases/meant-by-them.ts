import { placePrepositions } from '../lexicon/connectives.ts'
import { isOneOf, kindAt } from '../reader/index.ts'
import { readPlace } from '../places/read-place.ts'
import type { Token } from '../tokens/token.ts'
import { isMeasure } from '../words/is-measure.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'

/** Tokens that are searched. */
const mostBefore = 24

/**
 * The rows that "them" means: the last that are counted before a token, else the last plural. "300 users in Spain, | 50 of them", "patients
 * of a clinic, | 200 of them". Null for none.
 * @param isOfPart whether a part has a share of them; they are then not the wholes that they belong to: "90 clerks in 6 teams, Sales has |"
 */
export function meantByThem(tokens: readonly Token[], at: number, isOfPart = false): Noun | null {
  let last: Noun | null = null
  for (let end = at; end > Math.max(0, at - mostBefore); end--) {
    const noun = nounBefore(tokens, end, 0)
    if (noun === null || !isPluralNoun(noun) || isMeasure(noun) || readPlace(tokens, end - 1, false) !== null) continue
    const number = end - noun.words.length - 1
    if (isOfPart && isOneOf(tokens, number - 1, placePrepositions)) continue
    if (kindAt(tokens, number) === 'number') return noun
    last ??= noun
  }
  return last
}
