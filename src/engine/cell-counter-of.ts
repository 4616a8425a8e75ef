import { CellCounter } from './cell-counter.ts'
import type { CompiledPlan } from './compiled-plan.ts'

const counters = new WeakMap<CompiledPlan, CellCounter>()

/** The counter of a plan, created on first use. */
export function cellCounterOf(plan: CompiledPlan): CellCounter {
  const known = counters.get(plan) ?? new CellCounter(plan)
  counters.set(plan, known)
  return known
}
