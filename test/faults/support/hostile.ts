import type { PoolOptions } from '../../../src/pool/pool.ts'
import type { StartOptions } from '../../server/support/start-app.ts'

/** What a hostile worker does with a task; see hostile-worker.js. */
export type Deed = 'loop' | 'throw' | 'exit' | 'memory' | 'array' | 'work' | 'bytes'

const filename = new URL('hostile-worker.js', import.meta.url).href

/** Two workers that do what stories of `storyOf` say, and are given all the time that a test may take. */
export function hostile(poolOptions: Partial<PoolOptions> = {}): StartOptions {
  const patient = { taskMilliseconds: 60_000, patienceMilliseconds: 60_000, heapMegabytes: 32 }
  return { workers: 2, poolOptions: { filename, ...patient, ...poolOptions } }
}

/** A story that lets a worker do something with each of its tasks, or with one of them. */
export function storyOf(deed: Deed, task: number | null = null): string {
  return JSON.stringify(task === null ? { deed } : { at: { [task]: { deed } } })
}
