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
  return things.length > 0 && plurals.length === nouns.length ? plurals : things
}
