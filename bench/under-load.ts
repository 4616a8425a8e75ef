import autocannon from 'autocannon'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, quantile } from './measure.ts'
import { Probe } from './probe.ts'
import { type ServerProcess, startSynth } from './processes.ts'
import { pull } from './pull.ts'
import type { Finding, Report } from './report.ts'

const story = 'ecommerce store with customers and orders'
const workers = 2
const pulls = 8
const seconds = { bulk: 20, warmUp: 2, alone: 5 }
const required = { health: 50, tenRows: 100 }
/** Number of warm-up requests for 10 rows, so that the story is cached. */
const warmUps = 50
/** Number of customers that have a billion orders. */
const customers = 400_000_000

/** Latency of small requests while bulk responses keep all workers busy, and their number per second without other load. */
export async function underLoad(): Promise<Report> {
  return {
    title: 'Under load',
    method:
      `"${story}"; the server with ${workers} workers is a process of its own on 127.0.0.1. ${pulls} readers pull \`orders.ndjson\` of a billion orders as fast ` +
      `as it comes, for ${seconds.bulk} s; meanwhile a separate thread requests health and 10 rows, with a new seed each time, every 50 ms each, without waiting for earlier answers. ` +
      `Alone: under autocannon for ${seconds.alone} s, a new seed each time.`,
    findings: [...(await withSynth(duringBulk)), ...(await withSynth(alone))],
  }
}

async function duringBulk(synth: ServerProcess): Promise<readonly Finding[]> {
  const latencies: Record<string, number[]> = { health: [], tenRows: [] }
  let [failed, counted] = [0, false]
  const targets = [
    { name: 'health', url: `${synth.url}/api/health` },
    { name: 'tenRows', url: `${synth.url}/generate`, body: JSON.stringify({ story, rows: 10, seed: '{seed}' }) },
  ]
  for (let seed = 0; seed < warmUps; seed++) await (await fetch(`${synth.url}/generate`, tenRows(seed))).arrayBuffer()
  const probe = new Probe(targets, 50, (probed) => {
    if (!counted) return
    latencies[probed.name]?.push(...probed.latencies)
    failed += probed.failed
  })
  const path = `${synth.url}/datasets/orders.ndjson?story=${encodeURIComponent(story)}&rows=${customers}`
  const bulk = Promise.all(Array.from({ length: pulls }, (_, seed) => pull(`${path}&seed=${seed}`, seconds.bulk + seconds.warmUp)))
  await sleep(seconds.warmUp * 1000)
  counted = true
  await sleep(seconds.bulk * 1000)
  await probe.stop()
  const bytes = (await bulk).reduce((sum, each) => sum + each.bytes, 0)
  return [
    within('health', latencies['health'] ?? [], required.health),
    within('10 rows of a story that is known', latencies['tenRows'] ?? [], required.tenRows),
    { what: 'of these requests failed', value: `**${failed}**`, gate: '0', reached: failed === 0 },
    { what: `${pulls} readers together`, value: `${(bytes / 1e6 / (seconds.bulk + seconds.warmUp)).toFixed(0)} MB/s` },
  ]
}

function tenRows(seed: number): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ story, rows: 10, seed }) }
}

function within(what: string, latencies: readonly number[], most: number): Finding {
  const p99 = quantile(latencies, 0.99)
  const others = `p50 ${median(latencies).toFixed(1)} ms, at most ${Math.max(...latencies).toFixed(0)} ms of ${latencies.length}`
  return {
    what: `${what}, while ${pulls} bulk responses are read`,
    value: `**p99 ${p99.toFixed(1)} ms**, ${others}`,
    gate: `p99 < ${most} ms`,
    reached: p99 < most,
  }
}

async function alone(synth: ServerProcess): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  let seed = 0
  for (const connections of [1, 16]) {
    const options = {
      url: `${synth.url}/generate`,
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      connections,
      requests: [{ setupRequest: (asked: autocannon.Request) => ({ ...asked, body: JSON.stringify({ story, rows: 10, seed: seed++ }) }) }],
    }
    await autocannon({ ...options, duration: 2 })
    const { requests, errors, non2xx, latency } = await autocannon({ ...options, duration: seconds.alone })
    findings.push({
      what: `requests for 10 rows per second alone, ${connections} ${connections === 1 ? 'connection' : 'connections'}`,
      value: `${requests.average.toFixed(0)} (p99 ${latency.p99.toFixed(0)} ms, ${errors + non2xx} failed)`,
    })
  }
  return findings
}

async function withSynth<Result>(use: (synth: ServerProcess) => Promise<Result>): Promise<Result> {
  const synth = await startSynth(workers)
  try {
    return await use(synth)
  } finally {
    await synth.stop()
  }
}
