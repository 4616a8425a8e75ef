import type { SharedPlan } from './task.ts'

/** Approximate ratio of the bytes of a compiled plan to those of its JSON. */
const expansion = 8

/** Estimated bytes of a compiled plan. */
export function planBytes({ json }: Pick<SharedPlan, 'json'>): number {
  return expansion * json.byteLength
}
