import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

const signs = wordSet('letters digits characters chars numerals numbers')
/** Most tokens between letters and digits. */
const mostBetween = 4

/** Whether letters and digits are those of a code, and no rows: "two letters + 5 digits". @param at the token behind the first ones */
export function isSpelling(tokens: readonly Token[], at: number): boolean {
  if (!isOneOf(tokens, at - 1, signs)) return false
  for (const step of [1, -1])
    for (let away = 1; away <= mostBetween; away++) {
      const place = at - 1 + step * away
      if (endsClause(tokens, place)) break
      if (isOneOf(tokens, place, signs)) return true
    }
  return false
}
