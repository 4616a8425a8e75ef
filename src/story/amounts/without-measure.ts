import { kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/**
 * Splits the measure from the words before an amount, in a story without commas: "10% returns revenue | from 50k in January". Returns the
 * words without it, and the token after them.
 */
export function withoutMeasure(
  tokens: readonly Token[],
  words: readonly string[],
  end: number,
): { readonly words: readonly string[]; readonly next: number } {
  const isMeasured = textAt(tokens, end) === 'from' && (kindAt(tokens, end + 1) === 'number' || kindAt(tokens, end + 2) === 'number')
  return isMeasured && words.length > 1 && textAt(tokens, end - 1) === words.at(-1)
    ? { words: words.slice(0, -1), next: end - 1 }
    : { words, next: end }
}
