import { isPersonNoun } from '../compose/is-person-noun.ts'
import { nounsOfFact } from '../compose/nouns-of-fact.ts'
import type { AttributeFact, Fact, RatioFact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { headOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

const groups = wordSet('group party')
/** Words for any people, who need no table. */
const anyone = wordSet('person people guest visitor participant')

/** Reads groups without other statements as the group size of each counted event: "2000 bookings, groups of 2 to 8 people". */
export const withGroupSizes: Revision = ({ facts, asides }) => {
  const isCounted = facts.some((fact) => fact.type === 'count' && !isPersonNoun(fact.noun))
  const changed = facts.map((fact) => (isCounted && fact.type === 'ratio' && isSize(fact, facts) ? sizeOf(fact) : fact))
  return { facts: changed, asides }
}

function isSize(fact: RatioFact, facts: readonly Fact[]): boolean {
  const [parent, child] = [headOf(fact.parent.words), headOf(fact.child.words)]
  if (!groups.has(parent) || !anyone.has(child) || fact.min === null || fact.max === null) return false
  return !facts.some((other) => other !== fact && nounsOfFact(other).some(({ noun }) => [parent, child].includes(headOf(noun.words))))
}

function sizeOf({ parent, min, max, start, end }: RatioFact): AttributeFact {
  const column = { words: [headOf(parent.words), 'size'], start: parent.start, end: parent.end }
  const range = { type: 'range', min: min ?? 0, max: max ?? 0 } as const
  return { type: 'attribute', table: null, column, aspects: [range], currency: null, start, end }
}
