import type { Token } from '../tokens/token.ts'

/** The texts of the tokens from one to before another. */
export function textsOf(tokens: readonly Token[], first: number, next: number): readonly string[] {
  return tokens.slice(first, next).map(({ text }) => text)
}

/** The same as one text, with a space between the tokens. */
export function textOf(tokens: readonly Token[], first: number, next: number): string {
  return textsOf(tokens, first, next).join(' ')
}
