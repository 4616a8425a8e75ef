import { findMeaning } from '../meanings/find-meaning.ts'
import type { Noun } from '../words/noun.ts'
import { classify } from './classify.ts'
import { areFeatures, isColumnNoun } from './is-column-noun.ts'
import { keptWords, mayBePlural } from './noun-words.ts'

/** Nouns of a list of columns that are tables: "beekeepers with hives and inspections", but not "customers with orders and emails". */
export function tableNouns(nouns: readonly Noun[]): readonly Noun[] {
  const plurals = nouns.filter(
    ({ words }) =>
      words[1] !== 'of' && !areFeatures(words) && mayBePlural(words.at(-1) ?? '') && (classify(keptWords(words))?.family ?? null) !== null,
  )
  const things = plurals.filter((noun) => !findMeaning(noun.words, []).isExact && !isColumnNoun(noun))
  if (things.length > 0 || nouns.length > 1) return things.length > 0 && plurals.length === nouns.length ? plurals : things
  // "Owners with visits" alone is no list of numbers.
  return plurals.filter((noun) => !isColumnNoun(noun) && own.has(classify(keptWords(noun.words))?.archetype.name ?? ''))
}

/** Archetypes of rows that belong to others. */
const own = new Set(['event', 'person'])
