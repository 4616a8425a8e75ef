import { groupedBy } from '../../lists.ts'
import type { CountFact, Fact, RateFact } from '../facts/fact.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { headOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/**
 * Removes counts that are the whole of a ratio, where the story counts the same rows elsewhere: "1 of 20 sellers is suspended" beside "90
 * sellers" is a share of 5%.
 */
export const withoutRatioWholes: Revision = ({ facts, asides }) => {
  const counts = facts.filter((fact) => fact.type === 'count')
  const numbers = numbersByHead(counts)
  const wholes = new Map<RateFact, CountFact>()
  for (const rate of facts) {
    if (rate.type !== 'rate' || (rate.share === null && rate.rows === undefined)) continue
    const own = countWithin(rate, counts)
    if (own !== null && isOtherwiseCounted(own, numbers)) wholes.set(rate, own)
  }
  if (wholes.size === 0) return { facts, asides }
  const dropped = new Set<Fact>(wholes.values())
  return { facts: facts.flatMap((fact) => (dropped.has(fact) ? [] : [withShare(fact, wholes)])), asides }
}

/** The first count inside a rate and behind its start; null for none. */
function countWithin(rate: RateFact, counts: readonly CountFact[]): CountFact | null {
  for (let at = firstFrom(counts, rate.start + 1); (counts[at]?.start ?? Infinity) < rate.end; at++) {
    const own = counts[at] as CountFact
    if (own.end <= rate.end) return own
  }
  return null
}

/** The numbers of rows that counts state, by the head of their nouns. */
function numbersByHead(counts: readonly CountFact[]): ReadonlyMap<string, ReadonlySet<number>> {
  const byHead = groupedBy(counts, ({ noun }) => headOf(noun.words))
  return new Map([...byHead].map(([head, own]) => [head, new Set(own.map(({ count }) => count))]))
}

/** Whether another count of the same rows states another number. */
function isOtherwiseCounted({ noun }: CountFact, numbers: ReadonlyMap<string, ReadonlySet<number>>): boolean {
  return (numbers.get(headOf(noun.words))?.size ?? 0) > 1
}

/** A number of rows of a whole as a share: "3 parcels out of 100". */
function withShare(fact: Fact, wholes: ReadonlyMap<RateFact, CountFact>): Fact {
  if (fact.type !== 'rate' || fact.rows === undefined) return fact
  const whole = wholes.get(fact)
  const { rows, ...said } = fact
  return whole === undefined || whole.count === 0 ? fact : { ...said, share: rows / whole.count }
}
