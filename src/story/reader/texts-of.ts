import type { Token } from '../tokens/token.ts'

/** The texts of the tokens `first` to `next` (excluded). */
export function textsOf(tokens: readonly Token[], first: number, next: number): readonly string[] {
  return tokens.slice(first, next).map(({ text }) => text)
}

/** The texts of tokens, joined by spaces. */
export function textOf(tokens: readonly Token[], first: number, next: number): string {
  return textsOf(tokens, first, next).join(' ')
}
