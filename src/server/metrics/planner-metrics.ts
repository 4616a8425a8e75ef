import type { Registry } from 'prom-client'
import type { Planner } from '../../planner/planner.ts'
import { readMetric } from './read-metric.ts'

/** What the thread that plans does. */
export function plannerMetrics(registry: Registry, planner: Planner): void {
  readMetric(registry, {
    type: 'gauge',
    name: 'synth_plans_waiting',
    help: 'Requests that wait to be planned or are being planned.',
    read: () => planner.calls,
  })
  readMetric(registry, {
    type: 'counter',
    name: 'synth_planner_restarts_total',
    help: 'Threads for planning that ended and were replaced.',
    read: () => planner.deaths.total,
  })
}
