import { wordSet } from '../lexicon/word-set.ts'
import { singularOf } from '../words/words.ts'
import { classify } from './classify.ts'

/** Steps of a scale, which have numbers as values: "sizes (36-46)". */
const steps = wordSet('size level tier grade rank')
/** Smaller bounds are those of a scale, or of the rows of each row of another table: "ratings (1-5)". */
const leastMost = 10

/**
 * Whether bounds behind a noun are a number of its rows: "customers (50-100)", but not "scores (0-100)" and not "ages (18-90)".
 * @param word the plural
 */
export function hasRangeOfRows(word: string, max: number | null): boolean {
  const head = singularOf(word)
  const known = head === word ? null : classify([head])
  return (
    known?.family?.heads.includes(head) === true &&
    known.archetype.name !== 'measurement' &&
    !steps.has(head) &&
    max !== null &&
    max >= leastMost
  )
}
