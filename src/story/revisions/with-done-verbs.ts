import { doneBy } from '../lexicon/flag-verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Fact } from '../facts/fact.ts'
import type { Revision } from './revision.ts'

/** Verbs that are also nouns for people. */
const nouns = wordSet('graduate')
/** Most characters between two shares of a list: ", and ". */
const nearest = 6

/** Reads a noun for people that stands alone behind a share as a verb: in "85% graduate", 85% have graduated. */
export const withDoneVerbs: Revision = ({ facts, asides }) => {
  const isListed = (fact: Fact, place: number): boolean =>
    [facts[place - 1], facts[place + 1]].some(
      (other) => other?.type === 'rate' && Math.max(other.start - fact.end, fact.start - other.end) <= nearest,
    )
  const changed = facts.map((fact, place): Fact => {
    const [word = '', more] = fact.type === 'rate' ? fact.what : []
    const isVerb = fact.type === 'rate' && more === undefined && nouns.has(word) && !isListed(fact, place)
    return isVerb ? { ...fact, what: [doneBy(word)] } : fact
  })
  return { facts: changed, asides }
}
