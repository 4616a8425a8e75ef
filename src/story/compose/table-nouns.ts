import { findMeaning } from '../meanings/find-meaning.ts'
import type { Noun } from '../words/noun.ts'
import { classify } from './classify.ts'
import { areFeatures, isColumnNoun } from './is-column-noun.ts'
import { keptWords, mayBePlural } from './noun-words.ts'

/**
 * Nouns of a list of columns that are tables: "beekeepers with hives and inspections", but not "customers with orders and emails". What
 * `owner` itself is, such as the ratings of reviews, is a column.
 */
export function tableNouns(nouns: readonly Noun[], owner: Noun): readonly Noun[] {
  const self = archetypeOf(owner)
  const plurals = nouns.filter(
    (noun) =>
      noun.words[1] !== 'of' &&
      !areFeatures(noun.words) &&
      mayBePlural(noun.words.at(-1) ?? '') &&
      (classify(keptWords(noun.words))?.family ?? null) !== null &&
      !(archetypeOf(noun) === self && findMeaning(noun.words, []).isExact),
  )
  const things = plurals.filter((noun) => !findMeaning(noun.words, []).isExact && !isColumnNoun(noun))
  if (things.length > 0 || nouns.length > 1) return things.length > 0 && plurals.length === nouns.length ? plurals : things
  // "Owners with visits" alone is no list of numbers.
  return plurals.filter((noun) => !isColumnNoun(noun) && own.has(archetypeOf(noun)))
}

function archetypeOf({ words }: Noun): string {
  return classify(keptWords(words))?.archetype.name ?? ''
}

/** Archetypes of rows that belong to others. */
const own = new Set(['event', 'person'])
