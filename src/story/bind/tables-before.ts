import type { Domain } from '../../domains/domain.ts'
import type { Fact } from '../fact.ts'
import { findTable } from '../find-table.ts'

/** For each fact the table that was counted last before it: "1,000 alerts, 5% critical" speaks of alerts, though hosts may be critical. */
export function tablesBefore(facts: readonly Fact[], domain: Domain): ReadonlyMap<Fact, string> {
  const before = new Map<Fact, string>()
  let last: string | null = null
  for (const fact of facts) {
    if (fact.type === 'count') last = findTable(fact.noun, domain)?.table ?? last
    else if (last !== null) before.set(fact, last)
  }
  return before
}
