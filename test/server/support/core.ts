import { answer } from '../../../src/planner/answer.ts'
import { type Core, createCore } from '../../../src/server/core.ts'

/** The generator, planned by the thread of the test. */
export const core: Core = createCore(async (call) => answer(call))
