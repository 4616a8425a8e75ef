import { isManned } from './is-manned.ts'
import type { Service } from './service.ts'

/** So many deaths of workers within so many milliseconds are no accident. */
const deaths = 3
const window = 60_000

/** Why the service does not work as it should, in a sentence; null when it does. It passes by itself once workers live. */
export function troubleOf({ pool, planner }: Pick<Service, 'pool' | 'planner'>): string | null {
  if (!isManned({ pool, planner }))
    return 'No worker is left: they die before they are up; the log has the reason, and only a restart helps'
  const died = pool.deaths.within(window) + (planner?.deaths.within(window) ?? 0)
  return died < deaths ? null : `${died} workers died within the last minute and were replaced; the log has the reasons`
}
