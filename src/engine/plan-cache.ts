import { threadCache } from '../caches/thread-cache.ts'
import type { ReferenceList } from '../lexicon/reference-list.ts'
import type { Plan } from '../plan/plan.ts'
import { compilePlan, compileSteps } from './compile-plan.ts'
import type { CompiledPlan } from './compiled-plan.ts'
import { planBytes } from './plan-bytes.ts'
import { readSharedJson } from './shared-json.ts'
import type { SharedPlan } from './task.ts'

interface Received {
  readonly plan: CompiledPlan
  readonly bytes: number
}

/** Compiled plans by the handle of a task, if the handle was made on this thread. */
const own = new WeakMap<SharedPlan, CompiledPlan>()
/** Compiled plans of handles from other threads, by id, because each message has a copy of the handle. They only save time. */
const received = threadCache<Received>('plans', ({ bytes }) => bytes)
/** Reference lists by name, equal in every plan of a process. Bounded, because callers can name thousands of lists of faker. */
const lists = threadCache<ReferenceList>('referenceLists')

export function rememberPlan(shared: SharedPlan, plan: CompiledPlan): void {
  own.set(shared, plan)
}

/** The compiled form of a shared plan, compiled at its first use on this thread. */
export function compiledPlan(shared: SharedPlan): CompiledPlan {
  return own.get(shared) ?? received.get(shared.id, () => receivedPlan(shared)).plan
}

function receivedPlan(shared: SharedPlan): Received {
  const { json } = shared
  const plan = compilePlan(readSharedJson(json) as Plan, (name) => listOf(shared, name))
  return { plan, bytes: planBytes({ json }, plan) }
}

/** Whether this thread has compiled a shared plan. */
export function isCompiled(shared: SharedPlan): boolean {
  return own.has(shared) || received.has(shared.id)
}

/** Compiles a shared plan for this thread, in steps as `compileSteps`. */
export function* compileInSteps(shared: SharedPlan): Generator<void, void> {
  const { json } = shared
  const plan = yield* compileSteps(readSharedJson(json) as Plan, (name) => listOf(shared, name))
  received.get(shared.id, () => ({ plan, bytes: planBytes({ json }, plan) }))
}

function listOf(shared: SharedPlan, name: string): ReferenceList {
  return lists.get(name, () => {
    const source = Object.hasOwn(shared.lists, name) ? shared.lists[name] : undefined
    if (source === undefined) throw new RangeError(`The list "${name}" did not come with the plan`)
    return readSharedJson(source) as ReferenceList
  })
}
