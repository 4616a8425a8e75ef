import { isManned } from './is-manned.ts'
import type { Service } from './service.ts'

/** This many deaths of workers within this many milliseconds count as a fault. */
const deaths = 3
const window = 60_000

/** Why the service is degraded, in a sentence; null if it is healthy. Ends without intervention once the workers stay alive. */
export function troubleOf({ pool, planner }: Pick<Service, 'pool' | 'planner'>): string | null {
  if (!isManned({ pool, planner }))
    return 'No worker is left: they die before they are ready. The reason is in the log; a restart is required'
  const died = pool.deaths.within(window) + (planner?.deaths.within(window) ?? 0)
  return died < deaths ? null : `${died} workers died within the last minute and were replaced; the reasons are in the log`
}
