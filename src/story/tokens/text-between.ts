import type { Span } from './token.ts'

/** The text of a story from token `first` to token `next` (excluded), as written. */
export function textBetween(text: string, tokens: readonly Span[], first: number, next: number): string {
  return text.slice(tokens[first]?.start, tokens[next - 1]?.end)
}
