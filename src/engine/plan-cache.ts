import { boundedCache } from '../bounded-cache.ts'
import type { ReferenceList } from '../lexicon/reference-list.ts'
import type { Plan } from '../plan/plan.ts'
import type { SharedPlan } from '../plan/task.ts'
import { compilePlan } from './compile-plan.ts'
import type { CompiledPlan } from './compiled-plan.ts'
import { readSharedJson } from './shared-json.ts'

/** Compiled plans of this thread, about a megabyte each. They only save time. */
const plans = boundedCache<CompiledPlan>(12)
/** Reference lists of this thread by name: they are equal in every plan of a process. Callers name those of faker, of which there are thousands. */
const lists = boundedCache<ReferenceList>(128)

export function rememberPlan(key: string, plan: CompiledPlan): void {
  plans.get(key, () => plan)
}

/** The compiled form of a shared plan, compiled at its first use on this thread. */
export function compiledPlan(shared: SharedPlan): CompiledPlan {
  return plans.get(shared.key, () => compilePlan(readSharedJson(shared.json) as Plan, (name) => listOf(shared, name)))
}

function listOf(shared: SharedPlan, name: string): ReferenceList {
  return lists.get(name, () => {
    const source = Object.hasOwn(shared.lists, name) ? shared.lists[name] : undefined
    if (source === undefined) throw new RangeError(`The list "${name}" did not come with the plan`)
    return readSharedJson(source) as ReferenceList
  })
}
