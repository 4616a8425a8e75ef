import type { RateFact } from '../facts/fact.ts'
import { laterAdverbs, stateAdverbs, stateWords } from '../lexicon/states.ts'
import { finiteBeing } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { readPlace } from '../places/read-place.ts'
import { endsClause, isOneOf, kindAt, skip, textAt, textsOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isNounWord, isPluralNoun } from '../words/nouns.ts'

const mostWords = 2
/** What stands between states. */
export const stateJoints: ReadonlySet<string> = wordSet(', ; and & / | \n - – —')
/** "40 | are | paid" */
export const pastBeing = skip(finiteBeing, 1)
/** "Not paid | yet" */
const pastAdverb = skip(laterAdverbs, 1)

/** The state without "not": "not verified". */
export function saidOf(words: readonly string[]): Pick<RateFact, 'what' | 'isDenied'> {
  return words[0] === 'not' ? { what: words.slice(1), isDenied: true } : { what: words }
}

/** One or two words that something ends behind: "are rejected", "in progress". */
export function stateAt(tokens: readonly Token[], at: number): { readonly words: readonly string[]; readonly next: number } | null {
  const state = pastBeing(tokens, at).next
  const start = isOneOf(tokens, state, stateAdverbs) ? state + 1 : state
  if (readPlace(tokens, start, true) !== null || readPlace(tokens, start + 1, true) !== null) return null
  let next = /^(?:in|on|not)$/.test(textAt(tokens, start)) ? start + 1 : start
  const first = next
  while (next < first + mostWords && (isNounWord(tokens[next]) || isOneOf(tokens, next, stateWords))) next++
  const words = textsOf(tokens, start, next)
  const behind = pastAdverb(tokens, next).next
  const isEnd = endsClause(tokens, behind) || isOneOf(tokens, behind, stateJoints)
  return next > first && isEnd && !isPluralNoun({ words }) && kindAt(tokens, next - 1) === 'word' ? { words, next: behind } : null
}
