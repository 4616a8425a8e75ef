/**
 * The thread of `Probe`: sends requests at a fixed rate, whether or not earlier ones were answered, and reports their latencies once a
 * second.
 */
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { Probed, Target } from './probe.ts'

const { targets, everyMilliseconds } = workerData as { targets: readonly Target[]; everyMilliseconds: number }
/** Time-out of a request, in milliseconds; a request that reaches it is reported as failed, with this latency. */
const patience = 10_000
const agent = new Agent({ keepAlive: true })
let latencies = new Map<string, number[]>()
let failed = new Map<string, number>()
let asked = 0

function ask({ name, url, body }: Target): void {
  const start = performance.now()
  let over = false
  const end = (ok: boolean): void => {
    if (over) return
    over = true
    latencies.set(name, [...(latencies.get(name) ?? []), performance.now() - start])
    if (!ok) failed.set(name, (failed.get(name) ?? 0) + 1)
  }
  const headers = body === undefined ? {} : { 'content-type': 'application/json' }
  const sent = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers, timeout: patience })
  sent.on('timeout', () => sent.destroy())
  sent.on('error', () => end(false))
  sent.on('response', (response) => {
    response.resume()
    response.on('close', () => end(response.complete && response.statusCode === 200))
    response.on('error', () => end(false))
  })
  sent.end(body?.replace('"{seed}"', String(asked++)))
}

setInterval(() => targets.forEach(ask), everyMilliseconds)
setInterval(() => {
  for (const [name, values] of latencies)
    parentPort?.postMessage({ name, latencies: values, failed: failed.get(name) ?? 0 } satisfies Probed)
  latencies = new Map()
  failed = new Map()
}, 1000)
