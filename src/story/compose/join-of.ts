import type { Fact } from '../facts/fact.ts'
import { planOf } from './plan-of.ts'
import type { TablePlan } from './table-plan.ts'

/** The join table of the story between two tables; null for none. */
export function joinOf(one: TablePlan, other: TablePlan, facts: readonly Fact[], all: readonly TablePlan[]): TablePlan | null {
  for (const fact of facts) {
    if (fact.type !== 'relation' || fact.isJoin !== true || fact.through === undefined) continue
    const sides = [planOf(fact.child, all), planOf(fact.parent, all)]
    if (sides.includes(one) && sides.includes(other)) return planOf(fact.through, all)
  }
  return null
}
