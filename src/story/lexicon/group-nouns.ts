import { wordSet } from './word-set.ts'

/** Nouns for the groups of a test or trial, before their letter or behind their name: "variant B", "the treatment group". */
export const groupNouns = wordSet('variant variants group version arm bucket cohort')
