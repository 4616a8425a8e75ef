import { wordSet } from '../lexicon/word-set.ts'

/** Words for all remaining rows. */
export const restWords: ReadonlySet<string> = wordSet(
  'others other rest else everyone everybody everything remaining otherwise normal ordinary legitimate genuine punctual',
)
