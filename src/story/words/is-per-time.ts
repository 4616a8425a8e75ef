import { perWords } from '../lexicon/determiners.ts'
import { frequencies, timeWords } from '../lexicon/time-words.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Whether an interval follows a number or noun: "5 visits | a week", "100 orders | per day", "20 orders | daily". */
export function isPerTime(tokens: readonly Token[], at: number): boolean {
  // "A quarter of the records" is a share.
  const isSpan = isOneOf(tokens, at, perWords) && isOneOf(tokens, at + 1, timeWords) && textAt(tokens, at + 2) !== 'of'
  return isSpan || isOneOf(tokens, at, frequencies)
}
