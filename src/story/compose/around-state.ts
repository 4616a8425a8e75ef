import type { RateFact } from '../facts/fact.ts'
import { articles, possessives } from '../lexicon/determiners.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'

/** Whether an object follows the first word: "skipped | the income question", "reached | their goal". */
export function isDoing({ what: [first], start, end }: RateFact, tokens: readonly Token[]): boolean {
  for (let at = firstFrom(tokens, start); (tokens[at]?.start ?? end) < end; at++)
    if (textAt(tokens, at) === first) return isOneOf(tokens, at + 1, articles) || isOneOf(tokens, at + 1, possessives)
  return false
}

/** The word before the state of a share: "have" of "20% have insurance". */
export function beforeOf({ what: [first], start, end }: RateFact, tokens: readonly Token[]): string {
  for (let at = firstFrom(tokens, start); (tokens[at]?.start ?? end) < end; at++) {
    if (textAt(tokens, at) !== first) continue
    return textAt(tokens, articles.has(textAt(tokens, at - 1)) ? at - 2 : at - 1)
  }
  return ''
}
