import { currencyOfName } from '../lexicon/currencies.ts'
import { frequencies, timeWords } from '../lexicon/time-words.ts'
import { afterMeasures } from './named-numbers.ts'
import type { Noun } from './noun.ts'
import { singularOf } from './words.ts'

/** Whether a noun is a unit or a span of time, and therefore no rows. */
export function isMeasure({ words }: Pick<Noun, 'words'>): boolean {
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  const isUnit = [first, singularOf(first)].some((word) => afterMeasures.has(word) || currencyOfName(word) !== null)
  return isUnit || isTime(first) || isTime(last)
}

/** Whether a noun is a span of time; "daily stats" is not. */
function isTime(word: string): boolean {
  return timeWords.has(word) && !frequencies.has(word)
}
