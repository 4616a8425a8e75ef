import type { Span, Token } from '../tokens/token.ts'

/** The place in the story of the tokens from one to before another. */
export function spanOf(tokens: readonly Token[], first: number, next: number): Span {
  return { start: tokens[first]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 }
}
