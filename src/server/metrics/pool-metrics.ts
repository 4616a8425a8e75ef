import type { Registry } from 'prom-client'
import type { Pool } from '../../pool/pool.ts'
import { type ReadMetric, readMetric } from './read-metric.ts'

/** What the workers do. */
export function poolMetrics(registry: Registry, pool: Pool): void {
  const metrics: readonly ReadMetric[] = [
    { type: 'gauge', name: 'synth_workers', help: 'Worker threads that are alive.', read: () => pool.alive },
    { type: 'counter', name: 'synth_tasks_total', help: 'Tasks given to workers.', read: () => pool.started },
    { type: 'counter', name: 'synth_worker_restarts_total', help: 'Workers that ended and were replaced.', read: () => pool.deaths.total },
  ]
  for (const metric of metrics) readMetric(registry, metric)
}
