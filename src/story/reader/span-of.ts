import type { Span, Token } from '../tokens/token.ts'

/** The span of the tokens `first` to `next` (excluded). */
export function spanOf(tokens: readonly Token[], first: number, next: number): Span {
  return { start: tokens[first]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 }
}
