import { featureNouns } from '../lexicon/feature-nouns.ts'
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
  const isUnit = timeWords.has(last) || unitsOfMeasures.has(last)
  const noun = singular.at(-1) ?? ''
  if (words.includes('of') || !isPlural(last) || isUnit || isCountInPlural(noun)) return words
  const [one, several] = [findMeaning(singular, []), findMeaning(words, [])]
  const { body } = one.meaning
  // "bedrooms" are a number, "levels" one level each.
  if (words.length === 1 && featureNouns.has(noun) && typeof body !== 'function' && body.kind === 'integer') return words
  return !one.isGuess && body === several.meaning.body ? singular : words
}
