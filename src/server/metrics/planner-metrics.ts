import type { Registry } from 'prom-client'
import type { Planner } from '../../planner/planner.ts'
import { readMetric } from './read-metric.ts'

/** Metrics of the planning thread. */
export function plannerMetrics(registry: Registry, planner: Planner): void {
  readMetric(registry, {
    type: 'gauge',
    name: 'synth_plans_waiting',
    help: 'Requests that are being planned or wait to be planned.',
    read: () => planner.calls,
  })
  readMetric(registry, {
    type: 'counter',
    name: 'synth_planner_restarts_total',
    help: 'Planning threads that ended and were replaced.',
    read: () => planner.deaths.total,
  })
}
