import { wordSet } from '../lexicon/word-set.ts'

/** What names all rows, beside parts of them: "9% overall, 18% of the young ones". */
export const wholeWords: ReadonlySet<string> = wordSet('overall altogether total')
