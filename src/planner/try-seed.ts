import { checkConstraints } from '../engine/check-constraints.ts'
import { compiledPlan } from '../engine/plan-cache.ts'
import type { SharedPlan } from '../engine/task.ts'

/** Tries the constraints of a plan that was opened before on the rows of another seed. @throws SynthError `schema_invalid` when one breaks a constraint */
export function trySeed(plan: SharedPlan, seed: number): void {
  checkConstraints(compiledPlan(plan), seed)
}
