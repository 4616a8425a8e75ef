import { featureNouns } from '../../lexicon/feature-nouns.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { findMeaning } from '../../meanings/find-meaning.ts'
import type { Noun } from '../../words/noun.ts'
import { singularOf } from '../../words/words.ts'

const units = wordSet('seconds minutes days weeks months years ms')

/**
 * The name of a column for a noun: "heights" gives "height". Counts ("pages"), units ("duration_seconds") and identifiers keep the plural.
 */
export function singularName({ words, name }: Pick<Noun, 'words' | 'name'>): readonly string[] {
  const last = words.at(-1) ?? ''
  if (name?.split('_').length === words.length || units.has(last) || featureNouns.has(singularOf(last))) return words
  const singular = words.map((word, index) => (index === words.length - 1 ? singularOf(word) : word))
  const { meaning, isGuess } = findMeaning(words, [])
  return isGuess || meaning.names.some((name) => name.split(' ').at(-1) === singular.at(-1)) || singular.length > 1 ? singular : words
}
