import type { Service } from './service.ts'

/** Whether there are threads to plan and to make rows; those that die are replaced, unless they die before they are up. */
export function isManned({ pool, planner }: Pick<Service, 'pool' | 'planner'>): boolean {
  return pool.alive > 0 && planner?.alive !== 0
}
