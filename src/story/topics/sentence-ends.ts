import { wordSet } from '../lexicon/word-set.ts'

/** What a statement does not go on over: a list or a title does in the lines below it. */
export const sentenceEnds: ReadonlySet<string> = wordSet('. ; ! ? \n')
