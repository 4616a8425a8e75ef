import type { Registry } from 'prom-client'
import type { Service } from '../service.ts'
import { type ReadMetric, readMetric } from './read-metric.ts'

/** What the service makes and keeps: responses, rows, bytes, memory. */
export function serviceMetrics(registry: Registry, { admission, traffic, made, datasets, pool, core }: Service): void {
  const caches = (of: 'entries' | 'bytes'): (() => readonly (readonly [string, number])[]) => {
    return () => [
      ['datasets', datasets.kept[of]],
      ['buffers', pool.spare[of]],
      ['openings', core.kept[of]],
    ]
  }
  const metrics: readonly ReadMetric[] = [
    { type: 'gauge', name: 'synth_http_connections', help: 'Connections that are open.', read: () => traffic.connections },
    { type: 'gauge', name: 'synth_http_requests_in_flight', help: 'Requests whose answer is not over.', read: () => traffic.inFlight },
    { type: 'gauge', name: 'synth_responses_active', help: 'Responses that are being streamed.', read: () => admission.open },
    { type: 'gauge', name: 'synth_responses_limit', help: 'Most responses streamed at a time.', read: () => admission.most },
    {
      type: 'counter',
      name: 'synth_responses_refused_total',
      help: 'Responses that were refused because as many were being streamed as may be.',
      read: () => admission.refused,
    },
    {
      type: 'counter',
      name: 'synth_responses_cut_off_total',
      help: 'Responses that were ended because their readers were too slow.',
      read: () => admission.cutOff,
    },
    { type: 'counter', name: 'synth_rows_total', help: 'Rows made for responses, of all tables.', read: () => made.rows },
    { type: 'counter', name: 'synth_bytes_total', help: 'Bytes of bodies made, as they are sent.', read: () => made.bytes },
    {
      type: 'gauge',
      name: 'synth_cache_bytes',
      help: 'Memory that is kept between requests.',
      label: 'cache',
      read: caches('bytes'),
    },
    { type: 'gauge', name: 'synth_cache_entries', help: 'What is kept between requests.', label: 'cache', read: caches('entries') },
  ]
  for (const metric of metrics) readMetric(registry, metric)
}
