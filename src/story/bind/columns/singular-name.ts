import { isYearOfEvent } from '../../attributes/readers/names-year.ts'
import { featureNouns } from '../../lexicon/feature-nouns.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import type { Noun } from '../../words/noun.ts'
import { unitsOfMeasures } from '../../words/unit-after.ts'
import { singularOf } from '../../words/words.ts'

/**
 * The name of a column for a noun: "heights" gives "height". Counts ("pages"), units ("duration_seconds") and identifiers keep the plural.
 */
export function singularName({ words, name }: Pick<Noun, 'words' | 'name'>): readonly string[] {
  const last = words.at(-1) ?? ''
  // "Arrival hours" of a day are one hour each, "release years" one year.
  const isUnit = unitsOfMeasures.has(last) && last !== 'hours' && !isYearOfEvent(words)
  if (name?.split('_').length === words.length || isUnit || featureNouns.has(singularOf(last))) return words
  const singular = words.map((word, index) => (index === words.length - 1 ? singularOf(word) : word))
  const { meaning, isGuess } = findMeaning(words, [])
  return isGuess || meaning.names.some((name) => name.split(' ').at(-1) === singular.at(-1)) || singular.length > 1 ? singular : words
}
