import type { Token } from '../tokens/token.ts'

/** The texts of the tokens from one to before another. */
export function textsOf(tokens: readonly Token[], first: number, next: number): readonly string[] {
  return tokens.slice(first, next).map(({ text }) => text)
}
