import { isOneOf } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { wordSet } from '../../lexicon/word-set.ts'

const years = wordSet('year years')
const events = wordSet('release publication publishing production construction manufacture manufacturing model birth founding graduation')
const making = wordSet('built made released published founded established opened constructed manufactured produced')

/** Whether words are the year of an event: "release years". */
export function isYearOfEvent(words: readonly string[]): boolean {
  return years.has(words.at(-1) ?? '') && events.has(words.at(-2) ?? '')
}

/** Whether the words before a token name a column of years, and no time of the data: "year built | 1950 to 2023", "release years | from". */
export function namesYear(tokens: readonly Token[], at: number): boolean {
  if (isOneOf(tokens, at - 1, years)) return isOneOf(tokens, at - 2, events)
  return isOneOf(tokens, at - 1, making) && isOneOf(tokens, at - 2, years)
}
