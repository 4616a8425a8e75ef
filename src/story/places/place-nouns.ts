import { wordSet } from '../lexicon/word-set.ts'

/** Nouns behind a demonym that tell where people are: "German names". */
export const placeNouns: ReadonlySet<string> = wordSet(
  'name surname lastname firstname address phone number telephone mobile city town postcode zip code location',
)

/** The nouns of those that tell what people are called, who may live elsewhere. */
export const nameNouns: ReadonlySet<string> = wordSet('name surname lastname firstname')
