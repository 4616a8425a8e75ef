import { isPersonNoun } from '../compose/is-person-noun.ts'
import { classify } from '../compose/classify.ts'
import type { Fact, RatioFact } from '../facts/fact.ts'
import { managers } from '../lexicon/belonging-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Noun } from '../words/noun.ts'
import { headOf, singularOf } from '../words/words.ts'
import type { Revision, Said } from './revision.ts'

/** Groups of people, whose people may be called "members". */
const groups = wordSet('guild team squad crew clan faction band group party committee household family class league tribe platoon')
const members = wordSet('member person participant')
const workers = wordSet('employee staff worker colleague coworker developer engineer volunteer')

/** Groups of customers that staff leads. Other staff forms its own teams. */
const ledGroups = wordSet('group party class family household')

/** Whether people lead groups of other people: "groups of 2 to 6 people, 3 coaches". */
function lead(words: readonly string[]): boolean {
  return classify(words.map(singularOf))?.family?.role === 'staff' && !workers.has(headOf(words))
}

/** People whom a manager leads: "every manager has 5 reports". */
const reports = wordSet('report subordinate')

/**
 * Reads the members of a group, and those who report to a manager, as the only people that the story counts: "2000 players, 300 guilds, guild
 * has max 50 members", "80 employees, every manager has 5 reports".
 */
export const withMembers: Revision = (said) => {
  const { facts, asides } = withReports(said)
  const people = facts.flatMap((fact) => (fact.type === 'count' && isPersonNoun(fact.noun) ? [fact.noun] : []))
  const [only, other] = people
  if (only === undefined || other !== undefined || members.has(headOf(only.words))) return { facts, asides }
  const changed = facts.map((fact) => {
    const isOfGroup = (fact.type === 'ratio' || fact.type === 'relation') && groups.has(headOf(fact.parent.words))
    const isLed = isOfGroup && ledGroups.has(headOf(fact.parent.words)) && lead(only.words)
    const isMembers = isOfGroup && !isLed && fact.child.words.length === 1 && members.has(headOf(fact.child.words))
    return isMembers ? { ...fact, child: { ...fact.child, words: only.words } } : fact
  })
  return { facts: changed, asides }
}

function withReports({ facts, asides }: Said): Said {
  const isManager = ({ words }: Noun): boolean => managers.has(headOf(words))
  const people = facts.flatMap((fact) =>
    fact.type === 'count' && isPersonNoun(fact.noun) && !isManager(fact.noun) && !reports.has(headOf(fact.noun.words)) ? [fact.noun] : [],
  )
  const [only, other] = people
  if (only === undefined || other !== undefined) return { facts, asides }
  const isLed = (fact: Fact): fact is RatioFact => fact.type === 'ratio' && isManager(fact.parent) && reports.has(headOf(fact.child.words))
  return { facts: facts.map((fact) => (isLed(fact) ? { ...fact, child: { ...fact.child, words: only.words } } : fact)), asides }
}
