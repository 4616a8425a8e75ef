import { digest } from '../digest.ts'
import type { ReferenceList } from '../lexicon/reference-list.ts'
import type { Plan } from '../plan/plan.ts'
import type { SharedPlan } from '../plan/task.ts'
import { version } from '../version.ts'
import { compilePlan } from './compile-plan.ts'
import type { CompiledPlan } from './compiled-plan.ts'
import { rememberPlan } from './plan-cache.ts'
import { shareJson } from './shared-json.ts'

/** A plan with all that requests for it share, whatever their seed. */
export interface PreparedPlan {
  readonly plan: Plan
  readonly compiled: CompiledPlan
  readonly shared: SharedPlan
}

/** Compiles a plan and puts it where workers can read it; `list` finds the reference lists that it names. */
export function preparePlan(plan: Plan, list: (name: string) => ReferenceList): PreparedPlan {
  const json = JSON.stringify(plan)
  const lists = new Map(plan.lists.map((name) => [name, list(name)]))
  const shared = {
    key: digest(`${version}\n${json}`),
    json: shareJson(json),
    lists: Object.fromEntries([...lists].map(([name, value]) => [name, sharedList(name, value)])),
  }
  const compiled = compilePlan(plan, list)
  rememberPlan(shared.key, compiled)
  return { plan, compiled, shared }
}

const sharedLists = new WeakMap<ReferenceList, SharedArrayBuffer>()

function sharedList(name: string, list: ReferenceList): SharedArrayBuffer {
  const known = sharedLists.get(list) ?? shareJson(JSON.stringify({ ...list, name }))
  sharedLists.set(list, known)
  return known
}
