import { kindAt } from '../reader/index.ts'
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
 */
export function meantByThem(tokens: readonly Token[], at: number): Noun | null {
  let last: Noun | null = null
  for (let end = at; end > Math.max(0, at - mostBefore); end--) {
    const noun = nounBefore(tokens, end, 0)
    if (noun === null || !isPluralNoun(noun) || isMeasure(noun) || readPlace(tokens, end - 1, false) !== null) continue
    if (kindAt(tokens, end - noun.words.length - 1) === 'number') return noun
    last ??= noun
  }
  return last
}
