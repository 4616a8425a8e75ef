import { wordSet } from './word-set.ts'

/** Words before a number or a measure that make it a mean. */
export const means: ReadonlySet<string> = wordSet('average avg mean')

/** Words before a number that make it a standard deviation. */
export const deviationWords: ReadonlySet<string> = wordSet('sd std stdev stddev sigma')

/** Words for a typical value: "median salary". */
export const typicalWords: ReadonlySet<string> = wordSet(means, 'median typical')

/** Words before a number that make it a mean: "averaging 4", "typically 3". */
export const averagingWords: ReadonlySet<string> = wordSet(means, 'averaging averages typically usually')
