import type { Noun } from './noun.ts'
import { spanOf, textsOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** More words are no name. */
const longest = 8

/** The name that ends right before a token and is written as programs do: "dim_customer"; null for none. It does not begin before `free`. Its noun keeps it as it is written. */
export function identifierBefore(tokens: readonly Token[], end: number, free = 0): Noun | null {
  let start = end
  while (start > Math.max(free, end - longest) && isPart(tokens, start - 1) && (start === end || isJoined(tokens, start))) start--
  if (end - start < 2) return null
  const words = textsOf(tokens, start, end)
  return { words, name: words.join('_'), ...spanOf(tokens, start, end) }
}

/** The name that starts at a token and is written as programs do, and the token after it; null for none. */
export function identifierAt(tokens: readonly Token[], at: number): { readonly noun: Noun; readonly next: number } | null {
  let next = at
  while (next < at + longest && isPart(tokens, next) && (next === at || isJoined(tokens, next))) next++
  const noun = identifierBefore(tokens, next, at)
  return noun === null ? null : { noun, next }
}

function isPart(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.isSnake === true && tokens[at].kind === 'word'
}

function isJoined(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  return before !== undefined && before.end + 1 === token?.start && token.isSnake === true
}
