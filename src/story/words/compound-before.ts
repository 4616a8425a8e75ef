import { hasWords, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from './noun.ts'
import { isNounWord, nounOf } from './nouns.ts'
import { isShow } from './predicate.ts'

/** Compound words that are no noun phrase and end before a token: "no-show", "no-show rate", "opt-in rate", "on-time rate". */
export function compoundBefore(tokens: readonly Token[], at: number, free: number): Noun | null {
  for (const length of [2, 3]) {
    const start = at - length
    if (start < free || (length === 3 && !isNounWord(tokens[at - 1]))) continue
    const isParticle = length === 3 && /^(?:in|out|up|off)$/.test(textAt(tokens, start + 1)) && textAt(tokens, at - 1) === 'rate'
    const isOnTime = hasWords(tokens, start, 'on time')
    const isNoShow = textAt(tokens, start) === 'no' && isShow(tokens, start)
    if (isNoShow || isOnTime || (isParticle && isNounWord(tokens[start]))) return nounOf(tokens, start, at)
  }
  return null
}
