import { wordSet } from './word-set.ts'

/** A lower or upper bound, and whether the number itself is included. */
export interface Bound {
  readonly side: 'min' | 'max'
  readonly isStrict: boolean
}

export const least: Bound = { side: 'min', isStrict: false }
export const most: Bound = { side: 'max', isStrict: false }
export const above: Bound = { side: 'min', isStrict: true }
export const below: Bound = { side: 'max', isStrict: true }

/** Words before a number of rows that make it a bound: "up to 5". */
export const boundsBefore: ReadonlyMap<string, Bound> = new Map([
  ...['up to', 'upto', 'at most', 'no more than', 'not more than', 'as many as'].map((words) => [words, most] as const),
  ...['maximum', 'max', 'maximum of', 'max of', 'a maximum of', 'a max of'].map((words) => [words, most] as const),
  ...['fewer than', 'less than'].map((words) => [words, below] as const),
  ...['more than', 'over'].map((words) => [words, above] as const),
  ...['at least', 'no fewer than', 'no less than', 'not fewer than', 'not less than'].map((words) => [words, least] as const),
  ...['minimum', 'min', 'minimum of', 'min of', 'a minimum of', 'a min of'].map((words) => [words, least] as const),
])

/** Words after a number that make it a bound: "2 or more". */
export const boundsAfter: ReadonlyMap<string, Bound> = new Map([
  ['+', least],
  ['or more', least],
  ['or fewer', most],
  ['or less', most],
])

/** Single words for one side of a bound: "over 65", "below 5%". */
export const sideWords: ReadonlySet<string> = wordSet('over under above below')

/** Single words that occur in bounds, for use where a number is known to follow. */
export const boundWords: ReadonlySet<string> = wordSet(sideWords, 'at least most up to than more less fewer < >')

/** Words that can start bounds: "min 5", "between 1 and 3". */
export const boundStarts: ReadonlySet<string> = wordSet(boundWords, 'between from max maximum min minimum no')
