import { endsClause, spanOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Reading } from './phrase.ts'

const mostWords = 12

/** Reads a part up to the end of its clause without effect: "20% of customers in Germany | churned", "the top 1% | spend over $500". */
export function told(tokens: readonly Token[], first: number, next: number, reason: string): Reading {
  let end = next
  while (end < next + mostWords && !endsClause(tokens, end)) end++
  return { facts: [], asides: [{ ...spanOf(tokens, first, end), reason }], first, next: end }
}
