import type { SharedPlan } from './task.ts'

/** Bytes that a compiled plan takes for each of its JSON, about. */
const expansion = 8

/** About the bytes that a thread keeps for a compiled plan. */
export function planBytes({ json }: Pick<SharedPlan, 'json'>): number {
  return expansion * json.byteLength
}
