import { placePrepositions } from '../lexicon/connectives.ts'
import { pronouns } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { readPlace } from '../places/read-place.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { countedBefore, onlyCounted } from './counted-before.ts'
import { readQuantity } from './quantity.ts'
import type { Share } from './share.ts'

/** Reads a number of the rows counted before as a share of them: "400 members, | 30 | of them in Berlin", "… | 30 | from Berlin". */
export function partOfThem(tokens: readonly Token[], at: number): Share | null {
  const quantity = readQuantity(tokens, at)
  if (quantity === null) return null
  const isOfThem = textAt(tokens, quantity.next) === 'of' && isOneOf(tokens, quantity.next + 1, pronouns)
  const noun = isOfThem ? countedBefore(tokens, at) : placedNoun(tokens, at, quantity.next)
  const whole = noun === null ? 0 : (tokens[firstFrom(tokens, noun.start) - 1]?.value ?? 0)
  return whole > quantity.value ? { share: quantity.value / whole, next: quantity.next } : null
}

/** The noun that a number without one counts: the only one that is counted before, unless its number is that of a place, too. */
function placedNoun(tokens: readonly Token[], at: number, next: number): Noun | null {
  const isPlaced = isOneOf(tokens, at - 1, beforeParts) && isOneOf(tokens, next, origins) && readPlace(tokens, next + 1, true) !== null
  const noun = isPlaced ? onlyCounted(tokens, at) : null
  return noun === null || isOneOf(tokens, firstFrom(tokens, noun.end), placePrepositions) ? null : noun
}

const beforeParts = wordSet(', ; : ( and with')
const origins = wordSet('from in')
