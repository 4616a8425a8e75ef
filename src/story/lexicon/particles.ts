import { wordSet } from './word-set.ts'

/** Adverbs that form nouns with the verb before them: "pick-up", "check-in", "drop-off". */
export const particles = wordSet('up in out off over down')
