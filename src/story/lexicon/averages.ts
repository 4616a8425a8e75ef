import { wordSet } from './word-set.ts'

/** Before a number or a measure: it is the mean of many. */
export const means: ReadonlySet<string> = wordSet('average avg mean')

/** What tells of one of many, a mean or another: "median salary". */
export const typicalWords: ReadonlySet<string> = wordSet(means, 'median typical')

/** Words before a number that make a mean of it: "averaging 4", "typically 3". */
export const averagingWords: ReadonlySet<string> = wordSet(means, 'averaging averages typically usually')
