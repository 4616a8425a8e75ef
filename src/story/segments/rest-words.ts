import { wordSet } from '../lexicon/word-set.ts'

/** What names all rows of which nothing else was said. */
export const restWords: ReadonlySet<string> = wordSet(
  'others other rest else everyone everybody everything remaining otherwise normal ordinary legitimate genuine punctual',
)
