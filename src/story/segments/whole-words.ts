import { wordSet } from '../lexicon/word-set.ts'

/** Words for all rows next to parts: "9% overall, 18% of the young ones". */
export const wholeWords: ReadonlySet<string> = wordSet('overall altogether total')
