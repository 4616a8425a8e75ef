import type { RateFact } from '../../facts/fact.ts'
import { shareAtTime } from '../../facts/reasons.ts'
import type { Binding } from '../binding.ts'

/** Most characters between a share and its time. */
const nearest = 2

/**
 * Refuses shares whose own time could not be set: "6% of employees were promoted | in 2024". A share of all rows would say nothing of that time.
 */
export function refuseLostTimes(binding: Binding): void {
  const { facts, bound } = binding
  const isLost = (place: number): boolean => {
    const fact = facts[place]
    return fact?.type === 'window' && bound.get(fact)?.used !== true
  }
  const isOfLost = (fact: RateFact, place: number): boolean => {
    const [before, behind] = [facts[place - 1], facts[place + 1]]
    const isBehind = isLost(place + 1) && behind !== undefined && behind.start >= fact.end && behind.start - fact.end <= nearest
    return isBehind || (isLost(place - 1) && before !== undefined && fact.start - before.end <= nearest && fact.start >= before.end)
  }
  const lost = facts.filter((fact, place) => fact.type === 'rate' && isOfLost(fact, place))
  binding.refuse(lost, shareAtTime)
}
