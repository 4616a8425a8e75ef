import type { Domain } from '../../../domains/domain.ts'
import type { ChildlessFact, Fact, RateFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import type { Restated } from '../restated.ts'

/** Finds what some rows have and no table has: "tips for 40% of rides" means that 40% of them have a tip. */
export function hadBySome(facts: readonly Fact[], domain: Domain): readonly Restated[] {
  return facts.flatMap((fact): readonly Restated[] => {
    const meant = fact.type === 'childless' ? rateOfHad(fact, domain) : null
    return meant === null ? [] : [{ said: [fact], meant: [meant] }]
  })
}

/** The share of the rows that have something; null if it is a table. */
export function rateOfHad({ child, parent, part, isHad, start, end }: ChildlessFact, domain: Domain): RateFact | null {
  if (isHad !== true || !('share' in part) || findTable(child, domain) !== null || findTable(parent, domain) === null) return null
  return { type: 'rate', share: Number((1 - part.share).toPrecision(12)), what: ['have', ...child.words], of: parent, start, end }
}
