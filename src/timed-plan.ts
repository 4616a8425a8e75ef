import { compilePlan, type ListFinder } from './engine/compile-plan.ts'
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

/** Maximum milliseconds for compiling a cheap plan. */
const cheap = 40
/**
 * Up to this many milliseconds, the time may be due to code that is not optimised yet or to a busy machine, so the plan is compiled again
 * to measure it.
 */
const unsure = 400
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
  const isCheap = taken < cheap || (taken < unsure && millisecondsOf(() => compilePlan(plan, referenceList)) < cheap)
  return { ...prepared, isCheap, isSoonTried: isCheap && plan.tables.reduce((sum, { rows }) => sum + rows, 0) <= soonTriedRows }
}

function millisecondsOf(work: () => unknown): number {
  const started = stopwatch()
  work()
  return stopwatch() - started
}
