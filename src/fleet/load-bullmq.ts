import type * as BullMq from 'bullmq'
import type * as IoRedis from 'ioredis'
import { loadPackage } from '../load-package.ts'

/** The packages of the queue. */
export interface QueuePackages {
  readonly bull: typeof BullMq
  readonly redis: typeof IoRedis
}

/** @throws SynthError `package_missing` */
export async function loadBullmq(): Promise<QueuePackages> {
  const [bull, redis] = await loadPackage('A queue', ['bullmq', 'ioredis'], () => Promise.all([import('bullmq'), import('ioredis')]))
  return { bull, redis }
}
