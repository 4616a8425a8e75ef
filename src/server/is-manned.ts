import type { Service } from './service.ts'

/** Whether there are threads to plan and to generate; a thread that dies is replaced, unless it dies before it is ready. */
export function isManned({ pool, planner }: Pick<Service, 'pool' | 'planner'>): boolean {
  return pool.alive > 0 && planner?.alive !== 0
}
