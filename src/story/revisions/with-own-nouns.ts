import type { Noun } from '../words/noun.ts'
import type { Revision } from './revision.ts'
import { headOf, isPlural } from '../words/words.ts'

/** Most characters between two shares of a list. */
const nearest = 6

/** Reads the counted rows behind a state as the rows of the share: "1000 users: 60% active and 15% | blocked users". */
export const withOwnNouns: Revision = ({ facts, asides }, { text }) => {
  const counted = new Map<string, Noun>()
  for (const fact of facts) if (fact.type === 'count') counted.set(headOf(fact.noun.words), fact.noun)
  if (counted.size === 0) return { facts, asides }
  const changed = facts.map((fact, at) => {
    const before = facts[at - 1]
    const isListed = before?.type === 'rate' && fact.start - before.end <= nearest
    if (!isListed || fact.type !== 'rate' || fact.of !== null || fact.what.length < 2 || !/\d/.test(text[fact.start] ?? '')) return fact
    const last = fact.what.at(-1) ?? ''
    const of = isPlural(last) ? counted.get(headOf([last])) : undefined
    if (of === undefined || of.words.length > 1) return fact
    return { ...fact, what: fact.what.slice(0, -1), of: { words: [last], start: fact.end - last.length, end: fact.end } }
  })
  return { facts: changed, asides }
}
