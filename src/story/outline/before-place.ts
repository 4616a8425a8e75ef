import { wordSet } from '../lexicon/word-set.ts'
import { readPlace } from '../places/read-place.ts'
import { isOneOf, kindAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'

const placeNouns = wordSet('countries cities states regions')
const beforeCounts = wordSet('from in across')
const beforeNames = wordSet('in from at near ,')

/**
 * The token at which the words before a place end: "900 users | from 5 countries", "listings | in Austin", "Austin |, Texas". Such a place has
 * none of the columns behind it. Null for other nouns.
 * @param at the first token of the noun
 */
export function beforePlace(tokens: readonly Token[], at: number, { words }: Noun): number | null {
  const isCounted = kindAt(tokens, at - 1) === 'number' && isOneOf(tokens, at - 2, beforeCounts)
  if (isCounted && placeNouns.has(words.at(-1) ?? '')) return at - 2
  return isOneOf(tokens, at - 1, beforeNames) && readPlace(tokens, at, true) !== null ? at - 1 : null
}
