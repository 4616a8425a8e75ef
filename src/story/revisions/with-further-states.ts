import type { Fact } from '../facts/fact.ts'
import { headOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** Most characters between two numbers of a list: ", and ". */
const nearest = 6

/** Reads a number of rows as a state, like the numbers that follow it: "60 bikes are rented, | 15 are broken" are values of one column. */
export const withFurtherStates: Revision = ({ facts, asides }) => ({
  facts: facts.map((fact, at): Fact => {
    const next = facts[at + 1]
    if (fact.type !== 'rate' || next?.type !== 'rate' || fact.rows === undefined || next.rows === undefined) return fact
    const isSame = fact.of !== null && next.of !== null && headOf(fact.of.words) === headOf(next.of.words)
    return isSame && next.isState === true && next.start - fact.end <= nearest ? { ...fact, isState: true } : fact
  }),
  asides,
})
