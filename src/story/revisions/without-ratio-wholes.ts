import type { CountFact, Fact, RateFact } from '../facts/fact.ts'
import { headOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/**
 * Removes counts that are the whole of a ratio, where the story counts the same rows elsewhere: "1 of 20 sellers is suspended" beside "90
 * sellers" is a share of 5%.
 */
export const withoutRatioWholes: Revision = ({ facts, asides }) => {
  const counts = facts.filter((fact) => fact.type === 'count')
  const wholes = new Map<RateFact, CountFact>()
  for (const rate of facts) {
    if (rate.type !== 'rate' || (rate.share === null && rate.rows === undefined)) continue
    const own = counts.find(({ start, end }) => rate.start < start && end <= rate.end)
    if (own !== undefined && isCountedElsewhere(own, counts)) wholes.set(rate, own)
  }
  if (wholes.size === 0) return { facts, asides }
  const dropped = new Set<Fact>(wholes.values())
  return { facts: facts.flatMap((fact) => (dropped.has(fact) ? [] : [withShare(fact, wholes)])), asides }
}

function isCountedElsewhere(own: CountFact, counts: readonly CountFact[]): boolean {
  return counts.some((count) => count !== own && count.count !== own.count && headOf(count.noun.words) === headOf(own.noun.words))
}

/** A number of rows of a whole as a share: "3 parcels out of 100". */
function withShare(fact: Fact, wholes: ReadonlyMap<RateFact, CountFact>): Fact {
  if (fact.type !== 'rate' || fact.rows === undefined) return fact
  const whole = wholes.get(fact)
  const { rows, ...said } = fact
  return whole === undefined || whole.count === 0 ? fact : { ...said, share: rows / whole.count }
}
