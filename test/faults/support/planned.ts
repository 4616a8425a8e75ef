import { Planner, type PlannerOptions } from '../../../src/planner/planner.ts'
import { type Core, threadedCore } from '../../../src/server/core.ts'
import { cheap } from '../../server/support/core.ts'

const filename = new URL('hostile-planner.js', import.meta.url).href

/** What a real service plans with, but for a planner that stories can tell to misbehave; see hostile-planner.js. */
export function planned(options: PlannerOptions = {}): { readonly planner: Planner; readonly core: Core } {
  const planner = new Planner({ filename, ...options })
  return { core: cheap(threadedCore(planner)), planner }
}
