import { timeWords } from '../lexicon/time-words.ts'
import { unitsOfMeasures } from '../words/unit-after.ts'
import { isPlural, singularOf } from '../words/words.ts'
import { isCountInPlural } from './counts.ts'
import { findMeaning } from './find-meaning.ts'

/** The words of a column in the singular: "ages" of users are one age each. Counts and units stay in the plural. */
export function ofEach(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? ''
  const singular = [...words.slice(0, -1), singularOf(last)]
  // "number of orders" is a count.
  if (words.includes('of') || !isPlural(last) || timeWords.has(last) || unitsOfMeasures.has(last) || isCountInPlural(singular.at(-1) ?? ''))
    return words
  const [one, several] = [findMeaning(singular, []), findMeaning(words, [])]
  return !one.isGuess && one.meaning.body === several.meaning.body ? singular : words
}
