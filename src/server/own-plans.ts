import { setImmediate } from 'node:timers/promises'
import { compileInSteps, isCompiled } from '../engine/plan-cache.ts'
import type { SharedPlan } from '../engine/task.ts'

/** The plans that the serving thread has compiled, to generate small outputs without a worker. */
export class OwnPlans {
  #compiling: Promise<void> | null = null

  /** Settles when the plan that is being compiled is compiled, or cannot be; null if none is. */
  get compiling(): Promise<void> | null {
    return this.#compiling
  }

  /**
   * Whether a plan is compiled. If not, begins to compile it, unless another one is being compiled: a step in each turn of the event loop,
   * because a plan takes tens of milliseconds.
   */
  has(plan: SharedPlan): boolean {
    if (isCompiled(plan)) return true
    this.#compiling ??= this.#compile(plan).finally(() => {
      this.#compiling = null
    })
    return false
  }

  async #compile(plan: SharedPlan): Promise<void> {
    try {
      for (const _ of compileInSteps(plan)) await setImmediate()
    } catch {
      // A worker compiles the same plan for the output, and its response reports the error.
    }
  }
}
