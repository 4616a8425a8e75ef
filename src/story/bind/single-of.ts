import type { Domain } from '../../domains/domain.ts'
import type { Fact } from '../facts/fact.ts'
import { findTable } from '../find/find-table.ts'
import { placePrepositions } from '../lexicon/connectives.ts'
import { being } from '../lexicon/verbs.ts'
import { isOneOf, kindAt, textAt, textOf } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import { functionWords, isPlural } from '../words/words.ts'

/**
 * A single row before a shape: "a store | closed in March", "store 5 | was closed", "the Berlin store | was closed", "the store in Berlin |
 * closed". Null for none.
 */
export function singleOf(fact: Fact, tokens: readonly Token[], domain: Domain): string | null {
  if (fact.type !== 'shape') return null
  let last = firstFrom(tokens, fact.start) - 1
  while (isOneOf(tokens, last, being)) last--
  const placed = placedOne(tokens, last, domain)
  if (placed !== null) return placed
  const noun = kindAt(tokens, last) === 'number' ? last - 1 : last
  const before = textAt(tokens, noun - 1)
  const isName = kindAt(tokens, noun - 1) === 'word' && tokens[noun - 1]?.isCapital === true && !functionWords.has(before)
  const isNamed = noun < last || /^an?$/.test(before) || isName
  if (!isNamed || isPlural(textAt(tokens, noun)) || findTable({ words: [textAt(tokens, noun)] }, domain) === null) return null
  return textOf(tokens, noun < last ? noun : noun - 1, last + 1)
}

/** "The store in Berlin" up to a token. Null for other words. */
function placedOne(tokens: readonly Token[], last: number, domain: Domain): string | null {
  let at = last
  while (at > last - mostOfPlace && kindAt(tokens, at) === 'word' && !isOneOf(tokens, at, placePrepositions)) at--
  return at < last && isOneOf(tokens, at, placePrepositions) && isTheOne(tokens, at - 1, domain) ? textOf(tokens, at - 2, last + 1) : null
}

/** Whether a noun in the singular that names a table, behind "the", ends at a token: "the | store". */
export function isTheOne(tokens: readonly Token[], at: number, domain: Domain): boolean {
  const noun = textAt(tokens, at)
  return textAt(tokens, at - 1) === 'the' && !isPlural(noun) && findTable({ words: [noun] }, domain) !== null
}

/** Most words of a place. */
const mostOfPlace = 3
