import { wordSet } from './word-set.ts'

/** Signs that end a sentence. */
export const sentenceEnds: ReadonlySet<string> = wordSet('. ; ! ? \n')
