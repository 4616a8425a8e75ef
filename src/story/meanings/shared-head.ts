import { wordSet } from '../lexicon/word-set.ts'
import { isDone } from '../words/is-done.ts'
import { isPlural, singularOf } from '../words/words.ts'
import { findMeaning } from './find-meaning.ts'

/** Words that stand in pairs before one noun. */
const paired = wordSet(
  'first last start end begin opening closing min max minimum maximum home work billing shipping pickup dropoff source target origin',
  'destination old new departure arrival home away high low open close net gross sent received personal business',
)

/**
 * The noun, in the singular, that two names share: "airport" of "departure" and "arrival airport", "timestamp" of "created" and "resolved
 * timestamps". Null for names that share none.
 * @param before the words of the name before "and"
 */
export function sharedHead(before: readonly string[], words: readonly string[]): string | null {
  const [only, ...others] = before
  const [own = '', noun] = words
  if (only === undefined || noun === undefined || others.length > 0 || words.length !== 2) return null
  const head = isPlural(noun) ? singularOf(noun) : noun
  if (isPlural(only)) return null
  if (paired.has(only) && paired.has(own)) return head
  const isExact = findMeaning([only, head], []).isExact
  if (head === noun) return isExact && findMeaning(before, []).isGuess ? head : null
  return isExact || isDone(only) ? head : null
}
