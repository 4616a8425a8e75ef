import type { Aside } from '../facts/aside.ts'
import type { GrowthFact } from '../facts/amount-facts.ts'
import type { Fact, WindowFact } from '../facts/fact.ts'
import type { Revision } from './revision.ts'

/** Most characters between a growth and its year: "grew 4% | in 2023". */
const nearest = 2
const reason = 'growth of several years needs an amount of the first one: state it, such as "revenue of $2M in 2022"'

/** Makes asides of growth in several years without an amount: "sales grew 4% in 2023 and fell 2% in 2024". */
export const withoutGrowthOfYears: Revision = ({ facts, asides }) => {
  const pairs = facts.flatMap((fact, place) => {
    const year = facts[place + 1]
    return fact.type === 'growth' && year?.type === 'window' && isYearOf(fact, year) ? [{ fact, year }] : []
  })
  if (new Set(pairs.map(({ year }) => year.from)).size < 2) return { facts, asides }
  const gone = new Set<Fact>(pairs.flatMap(({ fact, year }) => [fact, year]))
  const told = pairs.map(({ fact, year }): Aside => ({ start: fact.start, end: year.end, reason }))
  return { facts: facts.filter((fact) => !gone.has(fact)), asides: [...asides, ...told] }
}

function isYearOf({ per, end }: GrowthFact, { from, to, start }: WindowFact): boolean {
  const isYear = from?.endsWith('-01-01') === true && to === `${from.slice(0, 4)}-12-31`
  return per === 'window' && isYear && start - end <= nearest
}
