import { wordSet } from '../lexicon/word-set.ts'
import { hasWords, isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from './noun.ts'
import { isNounWord, nounOf } from './nouns.ts'
import { isShow } from './predicate.ts'
import { isPlural } from './words.ts'

const atEvents = wordSet('at on upon')

/** Compound words that are no noun phrase and end before a token: "no-show", "no-show rate", "opt-in rate", "on-time rate", "late at return". */
export function compoundBefore(tokens: readonly Token[], at: number, free: number): Noun | null {
  for (const length of [2, 3]) {
    const start = at - length
    if (start < free || (length === 3 && !isNounWord(tokens[at - 1]))) continue
    const isParticle = length === 3 && /^(?:in|out|up|off)$/.test(textAt(tokens, start + 1)) && textAt(tokens, at - 1) === 'rate'
    const isOnTime = hasWords(tokens, start, 'on time')
    const isNoShow = textAt(tokens, start) === 'no' && isShow(tokens, start)
    // "Late at return", but not "books on loan"
    const isAtEvent = length === 3 && isOneOf(tokens, start + 1, atEvents) && isNounWord(tokens[start]) && !isPlural(textAt(tokens, start))
    if (isNoShow || isOnTime || isAtEvent || (isParticle && isNounWord(tokens[start]))) return nounOf(tokens, start, at)
  }
  return null
}
