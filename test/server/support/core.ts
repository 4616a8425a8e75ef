import { refuseLanguage } from '../../../src/planner/refuse-language.ts'
import { answer, type PlanningAnswer } from '../../../src/planner/answer.ts'
import { type Core, createCore } from '../../../src/server/core.ts'

/** The generator, planned by the thread of the test, whose plans are all cheap: how long this machine takes decides nothing. */
export const core: Core = createCore(async (call) => cheap((await refuseLanguage(call)) ?? answer(call)))

function cheap(answered: PlanningAnswer): PlanningAnswer {
  if ('error' in answered || typeof answered.value !== 'object' || !('isCheap' in answered.value)) return answered
  return { value: { ...answered.value, isCheap: true } }
}
