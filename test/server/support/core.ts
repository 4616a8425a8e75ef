import { answer } from '../../../src/planner/answer.ts'
import { refuseLanguage } from '../../../src/planner/refuse-language.ts'
import { type Core, createCore } from '../../../src/server/core.ts'

const real = createCore(async (call) => (await refuseLanguage(call)) ?? answer(call))

/** The generator, planned by the thread of the test, whose outputs are all cheap: how long this machine takes decides nothing. */
export const core: Core = {
  ...real,
  openStory: async (request, signal) => ({ ...(await real.openStory(request, signal)), isCheap: true }),
  openSchema: async (request, signal) => ({ ...(await real.openSchema(request, signal)), isCheap: true }),
}
