import { whileWanted } from '../src/engine/wanted.ts'
import { answer, type PlanningAnswer } from '../src/planner/answer.ts'
import type { PlannerRequest } from '../src/planner/planner.ts'

/** The planner's entry: answers a call while its answer is wanted. */
export default function plan(request: PlannerRequest): PlanningAnswer | null {
  return request === null ? null : whileWanted(request.stop, () => answer(request.call))
}
