import type { Noun } from './noun.ts'
import { spanOf, textsOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Most words in an identifier. */
const longest = 8

/**
 * The identifier that ends right before a token ("dim_customer") as a noun that keeps its spelling; null for none. It starts at token
 * `free` or later.
 */
export function identifierBefore(tokens: readonly Token[], end: number, free = 0): Noun | null {
  let start = end
  while (start > Math.max(free, end - longest) && isPart(tokens, start - 1) && (start === end || isJoined(tokens, start))) start--
  if (end - start < 2) return null
  const words = textsOf(tokens, start, end)
  return { words, name: words.join('_'), ...spanOf(tokens, start, end) }
}

/** The identifier that starts at a token, and the token after it; null for none. */
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
