import type { ListFinder } from './engine/compile-plan.ts'
import type { Found } from './engine/found.ts'
import { preparePlan, type PreparedPlan } from './engine/prepare-plan.ts'
import { referenceList } from './lexicon/index.ts'
import type { Plan } from './plan/plan.ts'
import { stopwatch } from './stopwatch.ts'

/** A plan that was prepared on this thread. */
export interface TimedPlan extends PreparedPlan {
  /** Whether another thread compiles it within milliseconds if it has the lists. */
  readonly isCheap: boolean
  /** Whether its constraints are also checked within milliseconds. */
  readonly isSoonTried: boolean
}

/** Maximum milliseconds for preparing a cheap plan, which includes compiling it with empty caches. */
const cheap = 25
/** Maximum rows of all tables together for which checking constraints takes only milliseconds. */
const soonTriedRows = 4_000

/** Prepares a plan. @throws SynthError as `preparePlan` does */
export function timedPlan(plan: Plan, found: Found): TimedPlan {
  let listing = 0
  const list: ListFinder = (name) => {
    const asked = stopwatch()
    const known = referenceList(name)
    listing += stopwatch() - asked
    return known
  }
  const started = stopwatch()
  const prepared = preparePlan(plan, list, found)
  const taken = stopwatch() - started - listing
  const isCheap = taken < cheap
  return { ...prepared, isCheap, isSoonTried: isCheap && plan.tables.reduce((sum, { rows }) => sum + rows, 0) <= soonTriedRows }
}
