import autocannon from 'autocannon'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, quantile } from './measure.ts'
import { type Reading, type ServerProcess, memoryOf, readAway, startConstant, startSynth } from './processes.ts'
import type { Finding, Report } from './report.ts'
import { rowCountsIn, total } from './row-counts.ts'

const story = 'ecommerce store with customers and orders'
const workers = 2

/** Maximum duration of each part in seconds. */
const limits = { stream: 4, wholeResponse: 90, requests: 5, health: 5, firstByte: 1 }
const repetitions = { stream: 3, firstByte: 5 }

const required = { shareOfConstant: 0.12, memory: 350, requestsPerSecond: 3000 }

/** Random difference in MB between the memory of two runs of the same program. */
const memoryNoise = 20

/** The service over HTTP on the loopback interface; server and reader are separate processes. */
export async function http(): Promise<Report> {
  const parts = [streaming, memory, firstByte, smallRequests, healthDuringBulk]
  const findings: Finding[] = []
  for (const part of parts) findings.push(...(await part()))
  return {
    title: 'Over HTTP',
    method:
      `"${story}" as records, seed 42; the server with ${workers} workers and the reader, which throws everything away, are processes of their own on 127.0.0.1. ` +
      `The constant buffer of 1 MiB comes from a Fastify app in a third process, to the same reader, interleaved; median of ${repetitions.stream} times ${limits.stream} s each.`,
    findings,
  }
}

async function streaming(): Promise<Finding[]> {
  const pairs = await withServer(startConstant, (constant) => withSynth((synth) => streamInTurn(synth, constant)))
  const share = median(pairs.map((pair) => pair.ours / pair.constant))
  return [
    {
      what: 'bytes per second, relative to a constant buffer',
      value: `**${(share * 100).toFixed(1)} %**`,
      gate: `≥ ${required.shareOfConstant * 100} %`,
      reached: share >= required.shareOfConstant,
    },
    { what: 'bulk response', value: `${median(pairs.map((pair) => pair.ours)).toFixed(0)} MB/s` },
    { what: 'constant buffer', value: `${median(pairs.map((pair) => pair.constant)).toFixed(0)} MB/s` },
  ]
}

/** Pairs of MB per second of both. */
async function streamInTurn(
  synth: ServerProcess,
  constant: ServerProcess,
): Promise<{ readonly ours: number; readonly constant: number }[]> {
  await generate(synth, 100_000, limits.stream)
  const pairs = []
  for (let i = 0; i < repetitions.stream; i++) {
    const ours = speed(await generate(synth, 100_000_000, limits.stream))
    pairs.push({ ours, constant: speed(await readAway(constant.port, '/constant?pieces=10000000', {}, limits.stream)) })
  }
  return pairs
}

/** The same number of rows in many responses and in one, so that only the size of a response differs. */
async function memory(): Promise<Finding[]> {
  const [small, large] = [await memoryAt(1_000_000, 10), await memoryAt(10_000_000, 1)]
  return [
    ...[small, large].map(({ what, peak, described }) => ({
      what: `peak resident memory, ${what}`,
      value: `**${peak.toFixed(0)} MB** (${described})`,
      gate: `< ${required.memory} MB`,
      reached: peak < required.memory,
    })),
    {
      what: 'memory with 10 million primary rows, relative to 1 million',
      value: `${(large.peak / small.peak).toFixed(2)} times`,
      gate: `no more, within ${memoryNoise} MB`,
      reached: large.peak <= small.peak + memoryNoise,
    },
  ]
}

function memoryAt(
  primaryRows: number,
  responses: number,
): Promise<{ readonly what: string; readonly peak: number; readonly described: string }> {
  return withSynth(async (synth) => {
    const readings: Reading[] = []
    for (let i = 0; i < responses; i++) readings.push(await generate(synth, primaryRows, limits.wholeResponse))
    const { peak, now } = memoryOf(synth.pid)
    const sum = (of: (reading: Reading) => number): number => readings.reduce((total, reading) => total + of(reading), 0)
    const rows = readings.every(({ complete }) => complete)
      ? `${count(sum(({ tail }) => total(rowCountsIn(tail))))} rows`
      : 'stopped before the end'
    const described = `${rows}, ${(sum(({ bytes }) => bytes) / 1e9).toFixed(1)} GB in ${sum(({ seconds }) => seconds).toFixed(0)} s; ${now.toFixed(0)} MB afterwards`
    const what = `${count(primaryRows)} primary rows, ${responses} ${responses === 1 ? 'response' : 'responses'}`
    return { what, peak, described }
  })
}

async function firstByte(): Promise<Finding[]> {
  return withSynth(async (synth) => {
    await generate(synth, 1_000_000, limits.stream)
    const sizes = [1e3, 1e5, 1e7].map((rows) => ({ rows, times: [] as number[] }))
    for (let i = 0; i < repetitions.firstByte; i++) {
      for (const { rows, times } of sizes) times.push((await generate(synth, rows, limits.firstByte)).firstByteSeconds * 1000)
    }
    return sizes.map(({ rows, times }) => ({
      what: `time to first byte at ${count(rows)} primary rows`,
      value: `${median(times).toFixed(1)} ms`,
    }))
  })
}

async function smallRequests(): Promise<Finding[]> {
  return withSynth(async (synth) => {
    const options = {
      url: `${synth.url}/generate`,
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ story, rows: 10, seed: 42 }),
      connections: 10,
    }
    await autocannon({ ...options, duration: 1 })
    const { requests, errors, non2xx, latency } = await autocannon({ ...options, duration: limits.requests })
    const perSecond = requests.average
    return [
      {
        what: 'requests for 10 rows per second',
        value: `**${perSecond.toFixed(0)}** (10 connections, p99 ${latency.p99.toFixed(0)} ms, ${errors + non2xx} failed)`,
        gate: `≥ ${required.requestsPerSecond}`,
        reached: perSecond >= required.requestsPerSecond && errors + non2xx === 0,
      },
    ]
  })
}

async function healthDuringBulk(): Promise<Finding[]> {
  return withSynth(async (synth) => {
    const bulk = generate(synth, 100_000_000, limits.health + 1)
    await sleep(500)
    const latencies: number[] = []
    const end = performance.now() + limits.health * 1000
    while (performance.now() < end) {
      const start = performance.now()
      const response = await fetch(`${synth.url}/api/health`)
      await response.arrayBuffer()
      latencies.push(performance.now() - start)
      await sleep(5)
    }
    await bulk
    const value = `p50 ${median(latencies).toFixed(1)} ms, p99 ${quantile(latencies, 0.99).toFixed(1)} ms of ${latencies.length} requests`
    return [{ what: 'health while a bulk response runs', value }]
  })
}

function generate(synth: ServerProcess, rows: number, seconds: number): Promise<Reading> {
  return readAway(synth.port, '/generate', { story, rows, seed: 42 }, seconds)
}

/** Each part has its own service, so that no part inherits memory or compiled code from another. */
function withSynth<Result>(use: (synth: ServerProcess) => Promise<Result>): Promise<Result> {
  return withServer(() => startSynth(workers), use)
}

async function withServer<Result>(start: () => Promise<ServerProcess>, use: (server: ServerProcess) => Promise<Result>): Promise<Result> {
  const server = await start()
  try {
    return await use(server)
  } finally {
    await server.stop()
  }
}

/** MB per second. */
function speed({ bytes, seconds }: Reading): number {
  return bytes / 1e6 / seconds
}

function count(rows: number): string {
  return rows >= 1e6 ? `${Number((rows / 1e6).toFixed(1))} million` : rows.toLocaleString('en')
}
