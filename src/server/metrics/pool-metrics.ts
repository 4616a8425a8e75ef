import type { Registry } from 'prom-client'
import type { Pool } from '../../pool/pool.ts'
import { type ReadMetric, readMetric } from './read-metric.ts'

/** Metrics of the workers. */
export function poolMetrics(registry: Registry, pool: Pool): void {
  const metrics: readonly ReadMetric[] = [
    { type: 'gauge', name: 'synth_workers', help: 'Worker threads that are alive.', read: () => pool.alive },
    { type: 'gauge', name: 'synth_workers_busy', help: 'Worker threads that are running a task.', read: () => pool.counts.busy },
    {
      type: 'counter',
      name: 'synth_workers_busy_seconds_total',
      help: 'Total time that workers spent on tasks: its rate is the number of busy workers.',
      read: () => pool.counts.busyMilliseconds / 1000,
    },
    {
      type: 'counter',
      name: 'synth_worker_restarts_total',
      help: 'Workers that ended and were replaced.',
      read: () => pool.deaths.total,
    },
    { type: 'gauge', name: 'synth_tasks_queued', help: 'Tasks that wait for a worker.', read: () => pool.counts.queued },
    { type: 'counter', name: 'synth_tasks_total', help: 'Tasks given to workers.', read: () => pool.counts.started },
    {
      type: 'counter',
      name: 'synth_tasks_cancelled_total',
      help: 'Tasks that were dropped or stopped because their result was no longer needed.',
      read: () => pool.counts.cancelled,
    },
    {
      type: 'counter',
      name: 'synth_tasks_over_deadline_total',
      help: 'Tasks that exceeded their time limit.',
      read: () => pool.counts.overDeadline,
    },
  ]
  for (const metric of metrics) readMetric(registry, metric)
}
