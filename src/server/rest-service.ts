import { restThread } from '../caches/rest-thread.ts'
import type { Service } from './service.ts'

/** Has all threads give back the memory of what can be made again; for when nothing is asked for. Each stands still for some tens of milliseconds. */
export async function restService({ pool, planner }: Pick<Service, 'pool' | 'planner'>): Promise<void> {
  // One after another: cores stay free for those who ask meanwhile.
  await pool.rest()
  await planner?.rest()
  await restThread()
}
