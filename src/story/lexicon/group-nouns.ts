import { wordSet } from './word-set.ts'

/** Nouns for the groups of a test or trial, before their letter or behind their name: "variant B", "the treatment group". */
export const groupNouns = wordSet('group groups variant variants arm arms cohort cohorts version bucket')
