import { averagingWords } from '../lexicon/averages.ts'
import { endsClause, isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/**
 * Whether a word shortly before a number makes it a mean: "average | 20 units sold", but not "I mean | 250 users". The word stands in the
 * same clause or at the end of the clause before: "boys score 68 on average, | girls 72".
 */
export function hasMeanBefore(tokens: readonly Token[], at: number, most: number): boolean {
  for (let place = at - 1; place >= at - most && (!endsClause(tokens, place) || isOneOf(tokens, place - 1, averagingWords)); place--)
    if (isOneOf(tokens, place, averagingWords)) return !/^(?:i|we)$/.test(textAt(tokens, place - 1))
  return false
}
