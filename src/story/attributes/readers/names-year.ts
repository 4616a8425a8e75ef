import { isOneOf } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { wordSet } from '../../lexicon/word-set.ts'

const years = wordSet('year years')
const making = wordSet('built made released published founded established opened constructed manufactured produced')

/** Whether the words before a token name a column of years, and no time of the data: "year built | 1950 to 2023". */
export function namesYear(tokens: readonly Token[], at: number): boolean {
  return isOneOf(tokens, at - 1, making) && isOneOf(tokens, at - 2, years)
}
