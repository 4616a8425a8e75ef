import { isPersonNoun } from '../compose/is-person-noun.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { headOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** Groups of people, and what their people are called beside their own name. */
const groups = wordSet('guild team squad crew clan faction band group party committee household family class league tribe platoon')
const members = wordSet('member person participant')

/** Reads the members of a group as the only people that the story counts: "2000 players, 300 guilds, guild has max 50 members". */
export const withMembers: Revision = ({ facts, asides }) => {
  const people = facts.flatMap((fact) => (fact.type === 'count' && isPersonNoun(fact.noun) ? [fact.noun] : []))
  const [only, other] = people
  if (only === undefined || other !== undefined || members.has(headOf(only.words))) return { facts, asides }
  const changed = facts.map((fact) => {
    const isOfGroup = (fact.type === 'ratio' || fact.type === 'relation') && groups.has(headOf(fact.parent.words))
    const isMembers = isOfGroup && fact.child.words.length === 1 && members.has(headOf(fact.child.words))
    return isMembers ? { ...fact, child: { ...fact.child, words: only.words } } : fact
  })
  return { facts: changed, asides }
}
