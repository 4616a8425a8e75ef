import type { AttributeFact, Fact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { tokensWithin } from '../tokens/tokens-within.ts'
import { singularOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

const ratings = wordSet('rating score star')
const rated = wordSet('review feedback survey')
/** Most characters between what is rated and its rating: ", with a ". */
const nearest = 9

/** Assigns a rating right behind a review to the review: "20% of the guests leave a review, rating 1-5" is no rating of hotels. */
export const withRatedReviews: Revision = ({ facts, asides }, { tokens }) => {
  const changed = facts.map((fact, place): Fact => {
    const before = facts[place - 1]
    const [word = '', more] = fact.type === 'attribute' && fact.table === null ? (fact.column?.words ?? []) : []
    if (before === undefined || more !== undefined || !ratings.has(singularOf(word)) || fact.start - before.end > nearest) return fact
    const review = singularOf(tokensWithin(before, tokens).at(-1)?.text ?? '')
    return rated.has(review) ? withOwner(fact as AttributeFact, review) : fact
  })
  return { facts: changed, asides }
}

function withOwner({ column, ...fact }: AttributeFact, owner: string): AttributeFact {
  return { ...fact, column: column === null ? null : { ...column, words: [owner, ...column.words] } }
}
