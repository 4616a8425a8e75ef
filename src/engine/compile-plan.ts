import type { Plan } from '../plan/plan.ts'
import { Problems } from '../schema/problems.ts'
import type { CompiledPlan } from './compiled-plan.ts'
import type { Found } from './found.ts'
import { type ListFinder, PlanCompiler } from './plan-compiler.ts'

/**
 * Compiles a plan. `list` finds a reference list by its name.
 * @throws SynthError `schema_invalid` with all references that are missing, of the wrong type, or circular
 */
export function compilePlan(plan: Plan, list: ListFinder, found?: Found): CompiledPlan {
  return ended(compileSteps(plan, list, found))
}

/** Compiles a plan as `compilePlan` does, to learn what its schema allows and not to make rows, so it makes tables of numbers on demand. */
export function compileTrial(plan: Plan, list: ListFinder, found: Found): CompiledPlan {
  return ended(new PlanCompiler(plan, list, found, true).steps())
}

function ended(steps: Generator<void, CompiledPlan>): CompiledPlan {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** Compiles a plan as `compilePlan` does, in steps of about a column each, so that a thread can do other work in between. */
export function compileSteps(
  plan: Plan,
  list: ListFinder,
  found: Found = { problems: new Problems(), failed: new Set() },
): Generator<void, CompiledPlan> {
  return new PlanCompiler(plan, list, found, false).steps()
}
