import { wordSet } from './word-set.ts'

/** Words before a number that make it inexact: "about 500", "approximately 50%". */
export const approximations: ReadonlySet<string> = wordSet('about around roughly approximately approx circa ca near nearly almost ~ ≈')

/** Words before a number that keep it as it is: "exactly 3", "only 5%". */
export const exactWords: ReadonlySet<string> = wordSet('exactly precisely only just')
