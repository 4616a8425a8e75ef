import type { Registry } from 'prom-client'
import type { Service } from '../service.ts'
import { type ReadMetric, readMetric } from './read-metric.ts'

/** Metrics of the service: responses, rows, bytes, caches. */
export function serviceMetrics(registry: Registry, { admission, traffic, made, datasets, pool, core }: Service): void {
  const caches = (of: 'entries' | 'bytes'): (() => readonly (readonly [string, number])[]) => {
    return () => [
      ['datasets', datasets.kept[of]],
      ['buffers', pool.spare[of]],
      ['openings', core.kept[of]],
    ]
  }
  const metrics: readonly ReadMetric[] = [
    { type: 'gauge', name: 'synth_http_connections', help: 'Open connections.', read: () => traffic.connections },
    { type: 'gauge', name: 'synth_http_requests_in_flight', help: 'Requests whose answer is not finished.', read: () => traffic.inFlight },
    { type: 'gauge', name: 'synth_responses_active', help: 'Responses that are being streamed.', read: () => admission.open },
    {
      type: 'gauge',
      name: 'synth_responses_limit',
      help: 'Maximum number of responses streamed at the same time.',
      read: () => admission.most,
    },
    {
      type: 'counter',
      name: 'synth_responses_refused_total',
      help: 'Responses refused because the maximum number was being streamed.',
      read: () => admission.refused,
    },
    {
      type: 'counter',
      name: 'synth_responses_cut_off_total',
      help: 'Responses ended because their readers were too slow.',
      read: () => admission.cutOff,
    },
    { type: 'counter', name: 'synth_rows_total', help: 'Rows generated for responses, of all tables.', read: () => made.rows },
    { type: 'counter', name: 'synth_bytes_total', help: 'Bytes of bodies, as sent.', read: () => made.bytes },
    {
      type: 'gauge',
      name: 'synth_cache_bytes',
      help: 'Memory of the caches.',
      label: 'cache',
      read: caches('bytes'),
    },
    { type: 'gauge', name: 'synth_cache_entries', help: 'Entries of the caches.', label: 'cache', read: caches('entries') },
  ]
  for (const metric of metrics) readMetric(registry, metric)
}
