import { firstFrom } from './first-from.ts'
import { clauseJoints } from '../lexicon/connectives.ts'
import { endsClause, spanOf, textAt } from '../reader/index.ts'
import type { Span, Token } from './token.ts'

/** Most tokens on each side. */
const reach = 12

/** The clause around a part of a story: from one punctuation mark or joint to the next, at most 12 tokens on each side. */
export function clauseAround(tokens: readonly Token[], { start, end }: Span): Span {
  const at = firstFrom(tokens, start)
  let first = at
  while (first > 0 && first > at - reach && !endsStatement(tokens, first - 1)) first--
  const last = Math.max(at + 1, firstFrom(tokens, end))
  let next = last
  while (next < last + reach && !endsStatement(tokens, next)) next++
  return spanOf(tokens, first, next)
}

function endsStatement(tokens: readonly Token[], at: number): boolean {
  return endsClause(tokens, at) || clauseJoints.has(textAt(tokens, at))
}
