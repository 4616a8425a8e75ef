import { workerData } from 'piscina'
import { hasOutgrown } from '../src/caches/outgrown.ts'
import { threadBudget } from '../src/caches/thread-budget.ts'
import { whileWanted } from '../src/wanted.ts'
import { answer, type PlanningAnswer } from '../src/planner/answer.ts'
import type { PlannerRequest } from '../src/planner/planner.ts'
import { refuseLanguage } from '../src/planner/refuse-language.ts'
import { restThread } from '../src/caches/rest-thread.ts'

const { threadBytes } = workerData as { readonly threadBytes: number | null }
if (threadBytes !== null) threadBudget.set(threadBytes)

/** The planner's entry: answers a call while its answer is wanted. */
export default async function plan(request: PlannerRequest): Promise<PlanningAnswer | null | void> {
  if (request === null) return null
  if ('rest' in request) return restThread()
  if (hasOutgrown()) await restThread()
  const refused = await refuseLanguage(request.call)
  return refused ?? whileWanted(request.stop, () => answer(request.call))
}
