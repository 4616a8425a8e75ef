import type { Token } from '../tokens/token.ts'

/** The digits of a number from `at` to `next` (excluded), without what groups them: "30000" for "30,000" and "30 000", "30k" for "30k". */
export function writtenDigits(tokens: readonly Token[], at: number, next: number): string {
  const parts = tokens.slice(at, next).filter(({ text }) => /^[\d.]/.test(text))
  return parts.map(({ text }) => text.replaceAll(/[^\d.a-z]/g, '')).join('')
}
