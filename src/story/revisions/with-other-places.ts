import type { Fact, PlaceFact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { isOneOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Revision } from './revision.ts'

const joints = wordSet(', ; and the')
const most = 2
const others = /^(?:others?|rest|elsewhere)$/

/** Joins the share of all other places to the shares of places before it: "India 60%, US 20%, | others 20%". */
export const withOtherPlaces: Revision = ({ facts, asides }, { tokens }) => {
  const joined = new Map<Fact, Fact | null>()
  facts.forEach((fact, place) => {
    const before = facts[place - 1]
    if (before?.type !== 'place' || fact.type !== 'rate' || fact.of !== null || !others.test(fact.what.join(' '))) return
    if (!isNext(tokens, before, fact) || fact.share === null || Math.abs(sumOf(before) + fact.share - 1) > 0.005) return
    joined.set(fact, null)
    joined.set(before, { ...before, end: fact.end })
  })
  return { facts: facts.flatMap((fact) => (joined.has(fact) ? (joined.get(fact) ?? []) : [fact])), asides }
}

function isNext(tokens: readonly Token[], { end }: Fact, { start }: Fact): boolean {
  const [from, to] = [firstFrom(tokens, end), firstFrom(tokens, start)]
  return to - from <= most && Array.from({ length: to - from }, (_, at) => isOneOf(tokens, from + at, joints)).every(Boolean)
}

/** The sum of the shares; NaN if a place has none. */
function sumOf({ countries }: PlaceFact): number {
  return countries.reduce((sum, { share }) => sum + (share ?? Number.NaN), 0)
}
