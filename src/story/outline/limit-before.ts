import { boundWords } from '../lexicon/bounds.ts'
import { currencyOfName } from '../lexicon/currencies.ts'
import { comparatives } from '../lexicon/level-words.ts'
import { isTimeUnit } from '../lexicon/time-units.ts'
import { physicalUnits } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { kindAt, skipBack, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

const limits = wordSet(boundWords, comparatives, 'aged')
/** Most words of a limit before its number: "no older than", "at least". */
const mostWords = 4

/**
 * Number of tokens of a limit that ends right before a token: "women | at least 21 years old |: bmi", "dogs | older than 2 years |: name";
 * of an amount of money, its unit. 0 for none.
 */
export function limitBefore(tokens: readonly Token[], at: number): number {
  const end = textAt(tokens, at - 1) === 'old' ? at - 1 : at
  const unit = textAt(tokens, end - 1)
  const number = end - 2
  // "80 rooms for 50 to 90 | euros |, floor 1-4"; the numbers are skipped too.
  if (currencyOfName(unit) !== null && kindAt(tokens, number) === 'number') return 1
  if (!(isTimeUnit(unit) || physicalUnits.has(unit)) || kindAt(tokens, number) !== 'number') return 0
  const first = skipBack(tokens, number, 0, limits, mostWords)
  return at - (first === number ? at : first)
}
