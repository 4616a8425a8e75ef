import { digest } from '../digest.ts'
import type { ReferenceList } from '../lexicon/reference-list.ts'
import type { Plan } from '../plan/plan.ts'
import { version } from '../version.ts'
import type { ListFinder } from './plan-compiler.ts'
import type { CompiledPlan } from './compiled-plan.ts'
import { rememberPlan } from './plan-cache.ts'
import { shareJson } from './shared-json.ts'
import { requireAffordable } from './require-affordable.ts'
import type { SharedPlan } from './task.ts'

/** A plan with everything that its requests share, independent of the seed. */
export interface PreparedPlan {
  readonly plan: Plan
  readonly compiled: CompiledPlan
  readonly shared: SharedPlan
}

/** Copies a compiled plan to shared memory. `list` finds a reference list by its name. @throws SynthError `plan_too_costly` */
export function preparePlan(plan: Plan, compiled: CompiledPlan, list: ListFinder): PreparedPlan {
  requireAffordable(compiled)
  const json = JSON.stringify(plan)
  const shared = {
    id: digest(`${version}\n${json}`),
    json: shareJson(json),
    lists: Object.fromEntries(plan.lists.map((name) => [name, sharedList(name, list)])),
  }
  rememberPlan(shared, compiled)
  return { plan, compiled, shared }
}

const sharedLists = new WeakMap<ReferenceList, SharedArrayBuffer>()

function sharedList(name: string, find: ListFinder): SharedArrayBuffer {
  const list = find(name)
  if (list === undefined) throw new Error(`List "${name}" is named by the plan, but was not needed to compile it`)
  const known = sharedLists.get(list) ?? shareJson(JSON.stringify(list))
  sharedLists.set(list, known)
  return known
}
