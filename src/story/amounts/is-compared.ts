import { kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from '../words/noun.ts'

/** Most tokens before the noun that are searched. */
const mostBefore = 20

/**
 * Whether the sentence gives numbers to several groups with the same head noun: "free users log 2 workouts and premium users | 5".
 * @param first the first token of the noun
 */
export function isCompared(tokens: readonly Token[], first: number, { words }: Noun): boolean {
  const head = words.at(-1)
  if (words.length < 2) return false
  let isNumbered = false
  for (let at = first - 1; at > Math.max(0, first - mostBefore) && !/^[.;!?]$/.test(textAt(tokens, at)); at--) {
    if (kindAt(tokens, at) === 'number') isNumbered = true
    if (textAt(tokens, at) === head) return isNumbered && kindAt(tokens, at - 1) === 'word' && kindAt(tokens, at + 1) === 'word'
  }
  return false
}
