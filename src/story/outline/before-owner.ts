import { exactWords } from '../lexicon/approximations.ts'
import { belonging } from '../lexicon/belonging-words.ts'
import { andWords } from '../lexicon/connectives.ts'
import { articles, distributives } from '../lexicon/determiners.ts'
import { being, having, modals, owningVerbs } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, oneOf, skipBack } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun } from '../words/nouns.ts'

const belongs = oneOf(belonging)
const beforeOwners = wordSet(articles, exactWords, 'one single 1')
const beforeVerbs = wordSet(modals, being)
/** Signs and words that go on with the rows, and not with their owner: "a user, | has", "one customer | (". */
const resuming = wordSet(andWords, ', ; ( [ { : – —')
/** Verbs and prepositions that bring in a new thing, which has the columns: "each has a profile (bio, avatar)". */
const bringing = wordSet(having, owningVerbs, 'include includes get gets')
/** Most tokens of the words between the rows and their owner. */
const longest = 6

/**
 * The token at which the words about the one owner of some rows start: "350 bikes | that each belong to one customer (brand, ...)", "every
 * attempt | belongs to a user, has". The columns behind are those of the rows. Null for a noun that is no such owner.
 * @param at the first token of the noun
 */
export function beforeOwner(tokens: readonly Token[], at: number, noun: Noun): number | null {
  const first = skipBack(tokens, at, 0, beforeOwners, 3)
  if (first === at || isPluralNoun(noun) || !isOneOf(tokens, firstFrom(tokens, noun.end), resuming)) return null
  let isOfOne = false
  for (let start = first - 1; start >= Math.max(0, first - longest); start--) {
    if (kindAt(tokens, start) !== 'word' || isOneOf(tokens, start, bringing)) return null
    if (isOneOf(tokens, start, distributives)) return start
    isOfOne ||= belongs(tokens, start)?.next === first
    if (isOfOne && belongs(tokens, start - 1)?.next !== first && !isOneOf(tokens, start - 1, beforeVerbs)) return start
  }
  return null
}
