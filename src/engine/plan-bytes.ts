import type { CompiledPlan } from './compiled-plan.ts'
import type { SharedPlan } from './task.ts'

/** Approximate ratio of the bytes of a compiled plan without its formulas to those of its JSON. */
const expansion = 8

/** Approximate bytes of an operation of a formula: its tree, its bounds, and the functions that evaluate it. */
const operationBytes = 220

/** Estimated bytes of a compiled plan. */
export function planBytes({ json }: Pick<SharedPlan, 'json'>, compiled: CompiledPlan): number {
  return expansion * json.byteLength + operationBytes * operationsOf(compiled)
}

/** The number of operations in all formulas and constraints of a plan. */
export function operationsOf({ work }: Pick<CompiledPlan, 'work'>): number {
  let operations = 0
  for (const { reads } of work.values()) for (const { formula } of reads) operations += formula?.operations ?? 0
  return operations
}
