import type { Registry } from 'prom-client'
import { version } from '../../version.ts'
import { readMetric } from './read-metric.ts'

/** Metrics of the process, under the usual names of Prometheus clients, and its version. */
export function processMetrics(registry: Registry): void {
  const gauge = (name: string, help: string, read: () => number): void => readMetric(registry, { type: 'gauge', name, help, read })
  const started = Date.now() / 1000 - process.uptime()
  readMetric(registry, {
    type: 'counter',
    name: 'process_cpu_seconds_total',
    help: 'CPU time of all threads, user and system.',
    read: () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1e6
    },
  })
  gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.', () => started)
  gauge('process_resident_memory_bytes', 'Resident memory of the process, workers included.', () => process.memoryUsage.rss())
  gauge('nodejs_heap_size_used_bytes', 'JavaScript heap in use on the main thread.', () => process.memoryUsage().heapUsed)
  gauge('nodejs_heap_size_total_bytes', 'JavaScript heap of the main thread.', () => process.memoryUsage().heapTotal)
  gauge('nodejs_external_memory_bytes', 'Memory outside of the heap that objects of the main thread hold, buffers included.', () => {
    return process.memoryUsage().external
  })
  readMetric(registry, {
    type: 'gauge',
    name: 'synth_info',
    help: 'Always 1; the label is the version.',
    label: 'version',
    read: () => [[version, 1]],
  })
}
