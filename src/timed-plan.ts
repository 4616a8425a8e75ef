import { compilePlan, type ListFinder } from './engine/compile-plan.ts'
import type { Found } from './engine/found.ts'
import { preparePlan, type PreparedPlan } from './engine/prepare-plan.ts'
import { referenceList } from './lexicon/index.ts'
import type { Plan } from './plan/plan.ts'
import { stopwatch } from './stopwatch.ts'

/** A plan that was prepared here. */
export interface TimedPlan extends PreparedPlan {
  /** Whether another thread compiles it within milliseconds, once its lists are there. */
  readonly isCheap: boolean
  /** Whether its constraints are tried within milliseconds, too. */
  readonly isSoonTried: boolean
}

/** Milliseconds within which a cheap plan is compiled. */
const cheap = 40
/** Milliseconds that may be due to code that has not run often enough yet, or to a busy machine: then it is compiled again to find out. */
const unsure = 400
/** Rows of all tables together on which constraints are tried as fast. */
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
  const isCheap = taken < cheap || (taken < unsure && millisecondsOf(() => compilePlan(plan, referenceList)) < cheap)
  return { ...prepared, isCheap, isSoonTried: isCheap && plan.tables.reduce((sum, { rows }) => sum + rows, 0) <= soonTriedRows }
}

function millisecondsOf(work: () => unknown): number {
  const started = stopwatch()
  work()
  return stopwatch() - started
}
