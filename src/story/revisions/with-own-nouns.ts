import type { Noun } from '../words/noun.ts'
import type { Revision } from './revision.ts'
import { headOf, isPlural } from '../words/words.ts'

/** Reads the counted rows behind a state as the rows of the share: "1000 users: 60% active and 15% | blocked users". */
export const withOwnNouns: Revision = ({ facts, asides }) => {
  const counted = new Map<string, Noun>()
  for (const fact of facts) if (fact.type === 'count') counted.set(headOf(fact.noun.words), fact.noun)
  if (counted.size === 0) return { facts, asides }
  const changed = facts.map((fact) => {
    if (fact.type !== 'rate' || fact.of !== null || fact.what.length < 2) return fact
    const last = fact.what.at(-1) ?? ''
    const of = isPlural(last) ? counted.get(headOf([last])) : undefined
    if (of === undefined || of.words.length > 1) return fact
    return { ...fact, what: fact.what.slice(0, -1), of: { words: [last], start: fact.end - last.length, end: fact.end } }
  })
  return { facts: changed, asides }
}
