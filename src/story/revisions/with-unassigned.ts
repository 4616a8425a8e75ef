import { assignee } from '../bind/tables/reference-named.ts'
import { isPersonNoun } from '../compose/is-person-noun.ts'
import type { ChildlessFact, RateFact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Noun } from '../words/noun.ts'
import type { Revision } from './revision.ts'

/** Words before the person to whom rows are assigned: "not assigned to | any agent". */
const beforeOne = wordSet('a an any the one')
const anybody = wordSet('anyone anybody someone somebody')

/**
 * Reads shares of assigned rows as shares of rows without an assignee: "30% of tasks are unassigned", "80% are assigned to an agent". In a
 * story without people they stay shares of a flag.
 */
export const withUnassigned: Revision = ({ facts, asides }) => {
  const counted = facts.flatMap((fact) => (fact.type === 'count' ? [fact.noun] : []))
  if (!counted.some(isPersonNoun)) return { facts, asides }
  const things = counted.filter((noun) => !isPersonNoun(noun))
  return { facts: facts.map((fact) => (fact.type === 'rate' ? (unassignedBy(fact, things) ?? fact) : fact)), asides }
}

/** @param things counted nouns other than people */
function unassignedBy({ share, what, of, start, end }: RateFact, things: readonly Noun[]): ChildlessFact | null {
  const to = toWhom(what)
  const parent = of ?? (to === null ? null : (things.findLast((noun) => noun.start < start) ?? null))
  if (share === null || share > 1 || to === null || parent === null) return null
  const part = { share: what[0] === 'unassigned' ? share : Number((1 - share).toPrecision(12)) }
  return { type: 'childless', parent, child: { words: [to], start, end }, isVerb: false, part, start, end }
}

/** To whom rows are assigned, as one word; null if the words say something else. */
function toWhom([first, to, ...more]: readonly string[]): string | null {
  if (first !== 'assigned' && first !== 'unassigned') return null
  if (to === undefined) return assignee
  const [word = '', other] = more.filter((each) => !beforeOne.has(each))
  if (to !== 'to' || other !== undefined) return null
  if (anybody.has(word)) return assignee
  return more.length > 1 ? word : null
}
