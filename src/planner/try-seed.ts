import { checkConstraints } from '../engine/check-constraints.ts'
import { compiledPlan } from '../engine/plan-cache.ts'
import type { SharedPlan } from '../engine/task.ts'

/** Checks the constraints of an opened plan on rows of another seed. @throws SynthError `schema_invalid` if a row breaks one */
export function trySeed(plan: SharedPlan, seed: number): void {
  checkConstraints(compiledPlan(plan), seed)
}
