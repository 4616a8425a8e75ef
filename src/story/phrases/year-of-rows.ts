import { rowNouns } from '../lexicon/row-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { SaidPeriod } from '../times/said-period.ts'
import type { Token } from '../tokens/token.ts'
import { isPlural, singularOf } from '../words/words.ts'

/** Nouns after a year: "2024 sales". Other nouns are counted: "2024 orders". */
export const yearly: ReadonlySet<string> = wordSet(
  'data sales revenue season figures numbers budget results history calendar dataset fiscal financial edition',
)
const behindYears = wordSet('with for in by across of where')

/** Whether rows are of a year: "all orders | from 2024", "orders | from 2024 with a discount", but not "data from 2024". */
export function isYearOfRows(tokens: readonly Token[], at: number, { months, day, next }: SaidPeriod): boolean {
  const noun = textAt(tokens, at - 1)
  if (months !== 12 || day !== null || !isPlural(noun) || rowNouns.has(singularOf(noun)) || yearly.has(noun)) return false
  // "Orders from 2024 | and 400 customers", but not "and later".
  const isCounted = textAt(tokens, next) === 'and' && kindAt(tokens, next + 1) === 'number'
  return isCounted || endsClause(tokens, next) || isOneOf(tokens, next, behindYears)
}
