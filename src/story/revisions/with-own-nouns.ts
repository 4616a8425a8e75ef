import type { Fact, RateFact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import type { Revision } from './revision.ts'
import { headOf, isPlural } from '../words/words.ts'

/** Most characters between two shares of a list. */
const nearest = 6

/** Most characters between two shares of the same rows, in two sentences. */
const nearestSentence = 40

/**
 * The noun of the share before, if a share in its own sentence names no rows: "10% of files are shared with users. 3% | are in the trash".
 */
function carriedNoun(before: Fact | undefined, { of, isOfAll, start }: RateFact, text: string): Noun | null {
  if (before?.type !== 'rate' || before.of === null || before.of.words.length > 1 || of !== null || isOfAll !== true) return null
  const between = text.slice(before.end, start)
  return between.length <= nearestSentence && /^[^.\d\n]{4,}\. $/.test(between) ? before.of : null
}

/**
 * Takes a counted noun behind a state as the noun of the share: "1000 users: 60% active and 15% | blocked users". A share without a noun is
 * about the rows of the share before.
 */
export const withOwnNouns: Revision = ({ facts, asides }, { text }) => {
  const counted = new Map<string, Noun>()
  for (const fact of facts) if (fact.type === 'count') counted.set(headOf(fact.noun.words), fact.noun)
  if (counted.size === 0) return { facts, asides }
  const changed = facts.map((fact, at) => {
    const before = facts[at - 1]
    const carried = fact.type === 'rate' ? carriedNoun(before, fact, text) : null
    if (carried !== null && fact.type === 'rate') return { ...fact, of: carried }
    const isListed = before?.type === 'rate' && fact.start - before.end <= nearest
    if (!isListed || fact.type !== 'rate' || fact.of !== null || fact.what.length < 2 || !/\d/.test(text[fact.start] ?? '')) return fact
    const last = fact.what.at(-1) ?? ''
    const of = isPlural(last) ? counted.get(headOf([last])) : undefined
    if (of === undefined || of.words.length > 1) return fact
    return { ...fact, what: fact.what.slice(0, -1), of: { words: [last], start: fact.end - last.length, end: fact.end } }
  })
  return { facts: changed, asides }
}
