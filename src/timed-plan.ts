import { coldStopwatch } from './caches/cold-stopwatch.ts'
import { compileSteps } from './engine/compile-plan.ts'
import type { Found } from './engine/found.ts'
import { planCost } from './engine/plan-cost.ts'
import { preparePlan, type PreparedPlan } from './engine/prepare-plan.ts'
import type { ListFinder } from './engine/plan-compiler.ts'
import { referenceList } from './lexicon/index.ts'
import type { Plan } from './plan/plan.ts'

/** A plan that was prepared on this thread. */
export interface TimedPlan extends PreparedPlan {
  /** Whether another thread that has the lists compiles it in a short time, in short steps. */
  readonly isCheap: boolean
  /** Whether its constraints are also checked within milliseconds. */
  readonly isSoonTried: boolean
}

/** Maximum milliseconds of compiling a cheap plan with empty caches, and of one step: far above the usual, as other threads may be busy. */
const cheap = { total: 400, step: 50 }
/** Maximum cells of all rows and constraints for which checking the constraints takes only milliseconds. */
const soonTriedCells = 2 ** 18

/**
 * Compiles and prepares a plan. `found` has the problems so far.
 * @throws SynthError `schema_invalid`, as `compilePlan` does, or `plan_too_costly`
 */
export function timedPlan(plan: Plan, found: Found): TimedPlan {
  let listing = 0
  const list: ListFinder = (name) => {
    const asked = coldStopwatch()
    const known = referenceList(name)
    listing += coldStopwatch() - asked
    return known
  }
  const steps = compileSteps(plan, list, found)
  let [total, longest] = [0, 0]
  for (;;) {
    const started = coldStopwatch() - listing
    const { done, value } = steps.next()
    const taken = coldStopwatch() - listing - started
    total += taken
    longest = Math.max(longest, taken)
    if (done !== true) continue
    const isCheap = total < cheap.total && longest < cheap.step
    const isSoonTried = isCheap && planCost(value).cells <= soonTriedCells
    return { ...preparePlan(plan, value, list), isCheap, isSoonTried }
  }
}
