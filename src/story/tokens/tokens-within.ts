import { firstFrom } from './first-from.ts'
import type { Span, Token } from './token.ts'

/** The tokens that lie in a part of a story; `tokens` are sorted. */
export function tokensWithin({ start, end }: Span, tokens: readonly Token[]): readonly Token[] {
  const first = firstFrom(tokens, start)
  let next = first
  while (next < tokens.length && (tokens[next] as Span).end <= end) next++
  return tokens.slice(first, next)
}
