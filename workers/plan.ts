import { answer, type PlanningAnswer, type PlanningCall } from '../src/planner/answer.ts'

/** The planner's entry; `null` asks for nothing and shows that the thread is up. */
export default function plan(call: PlanningCall | null): PlanningAnswer | null {
  return call === null ? null : answer(call)
}
