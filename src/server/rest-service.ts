import { restThread } from '../caches/rest-thread.ts'
import type { Service } from './service.ts'

/** Makes all threads release memory that can be recomputed; for an idle service. Each thread is blocked for some tens of milliseconds. */
export async function restService({ pool, planner }: Pick<Service, 'pool' | 'planner'>): Promise<void> {
  // One after another, so that cores stay free for new requests.
  await pool.rest()
  await planner?.rest()
  await restThread()
}
