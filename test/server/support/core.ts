import { answer } from '../../../src/planner/answer.ts'
import { refuseLanguage } from '../../../src/planner/refuse-language.ts'
import { type Core, createCore } from '../../../src/server/core.ts'

/** A generator whose outputs are all cheap: how long this machine takes decides nothing, and no worker makes small ones. */
export function cheap(own: Core): Core {
  return {
    ...own,
    openStory: async (request, signal) => ({ ...(await own.openStory(request, signal)), isCheap: true }),
    openSchema: async (request, signal) => ({ ...(await own.openSchema(request, signal)), isCheap: true }),
  }
}

/** The generator, planned by the thread of the test. */
export const core: Core = cheap(createCore(async (call) => (await refuseLanguage(call)) ?? answer(call)))
