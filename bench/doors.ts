import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { median } from './measure.ts'
import { get, headSeconds, pull } from './pull.ts'
import { memoryOf, type ServerProcess, startSynth } from './processes.ts'
import type { Finding, Report } from './report.ts'

const story = 'ecommerce store with customers and orders'
/** There are 2.5 orders per customer. */
const billion = 400_000_000

const files = [
  'orders.csv',
  'orders.csv.gz',
  'orders.ndjson',
  'orders.json',
  'orders.tsv',
  'orders.sql',
  'orders.copy',
  'orders.parquet',
  'orders.arrow',
]
const heavy = [...files, 'orders.parquet?codec=gzip', 'all.csv.zip']

/** Customers whose orders are pulled compressed, after a pull of the same to warm up, and whose orders `gzip -1` compresses. */
const gzipped = { pulled: 1_000_000, ready: 200_000 }
const required = { firstByte: 15, head: 30, lastGroup: 60, one: 400, eight: 600, workers: 1.6, gzip: 1.5, parts: 1.15 }
const repetitions = { warming: 30, latency: 15, throughput: 5 }
/** Milliseconds within which the tasks of a disconnected reader end. */
const pause = 60
/** Smaller than the last row group, which has 18,944 of 32,768 rows. */
const lastGroupBytes = 2_000_000
/** Seconds for which each format is read while memory is sampled. */
const pullSeconds = 3

const server = `"${story}", seed 0; the server is a process of its own on 127.0.0.1 with two workers unless said.`

/** Files over HTTP on the loopback interface. */
export const doors: Readonly<Record<'latency' | 'memory' | 'compression' | 'parts', () => Promise<Report>>> = {
  latency: async () => ({
    title: 'Files over HTTP: latency',
    method:
      `${server} Median of ${repetitions.latency} requests on a server that is idle before each, and that ${repetitions.warming} requests ` +
      'for the same have warmed up, so that its code is compiled.',
    findings: await latency(),
  }),
  memory: async () => ({
    title: 'Files over HTTP: memory',
    method: `${server} Peak resident memory while each format is read for ${pullSeconds} s, with a billion orders.`,
    findings: await memory(),
  }),
  compression: async () => ({
    title: 'Files over HTTP: compression',
    method:
      `${server} Orders of ${gzipped.pulled.toLocaleString('en')} customers, after a pull of the same to warm up, median of ${repetitions.throughput}; ` +
      `\`gzip -1\` compresses those of ${gzipped.ready.toLocaleString('en')}, and its time is scaled by the rows.`,
    findings: await compression(),
  }),
  parts: async () => ({
    title: 'Files over HTTP: parts',
    method: `${server} Median of ${repetitions.throughput} after one to warm up.`,
    findings: await parts(),
  }),
}

function path(file: string, rows: number): string {
  return `/datasets/${file}${file.includes('?') ? '&' : '?'}story=${encodeURIComponent(story)}&rows=${rows}`
}

async function latency(): Promise<Finding[]> {
  return withSynth(2, async (synth) => {
    const times = async (measure: () => Promise<number>): Promise<number> => {
      for (let i = 0; i < repetitions.warming; i++) await measure()
      const seconds: number[] = []
      for (let i = 0; i < repetitions.latency; i++) {
        await delay(pause)
        seconds.push(await measure())
      }
      return median(seconds) * 1000
    }
    const firstByte: { readonly file: string; readonly rows: number; readonly milliseconds: number }[] = []
    for (const rows of [1_000, billion])
      for (const file of files)
        firstByte.push({
          file,
          rows,
          milliseconds: await times(async () => (await pull(synth.url + path(file, rows), 0)).firstByteSeconds),
        })
    const slowest = firstByte.reduce((most, each) => (each.milliseconds > most.milliseconds ? each : most))
    const parquet = synth.url + path('orders.parquet', billion)
    const length = Number((await get(parquet, 'HEAD')).headers['content-length'])
    const tail = (await get(parquet, 'GET', { range: 'bytes=-8' })).body
    const dataEnd = length - 8 - tail.readUInt32LE(0)
    const head = await times(() => headSeconds(parquet))
    const range = await times(
      async () => (await pull(parquet, Infinity, { range: `bytes=${dataEnd - lastGroupBytes}-${dataEnd - 1}` })).seconds,
    )
    const far = await times(
      async () => (await pull(`${synth.url}${path('orders.csv', billion)}&limit=100&offset=900000000`, Infinity)).seconds,
    )
    const near = await times(async () => (await pull(`${synth.url}${path('orders.csv', billion)}&limit=100`, Infinity)).seconds)
    return [
      limited(
        `first byte of ${files.length} formats, 1 thousand and 1 billion rows`,
        slowest.milliseconds,
        required.firstByte,
        'ms',
        `at most, ${slowest.file} of ${slowest.rows} customers`,
      ),
      limited(`HEAD of a Parquet file of a billion rows (${(length / 1e9).toFixed(0)} GB)`, head, required.head, 'ms'),
      limited('2 MB of its last row group, by Range', range, required.lastGroup, 'ms'),
      { what: '100 rows behind 900 million others, to the first 100', value: `${(far / near).toFixed(2)} times (${far.toFixed(1)} ms)` },
    ]
  })
}

async function memory(): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [readers, most] of [
    [1, required.one],
    [8, required.eight],
  ] as const) {
    const peak = await withSynth(2, async (synth) => {
      for (const file of heavy)
        await Promise.all(
          Array.from({ length: readers }, () => pull(synth.url + path(file, file.startsWith('all') ? 100_000_000 : billion), pullSeconds)),
        )
      return memoryOf(synth.pid).peak
    })
    findings.push(
      limited(
        `peak resident memory with ${readers} ${readers === 1 ? 'reader' : 'readers'}, ${heavy.length} formats in turn`,
        peak,
        most,
        'MB',
      ),
    )
  }
  return findings
}

async function compression(): Promise<Finding[]> {
  return [...(await compressed('ndjson', true)), ...(await compressed('csv', false))]
}

/**
 * NDJSON rows have about the size of the text that gzip is measured with. CSV rows are shorter, so they mostly measure the generation of
 * rows.
 */
async function compressed(format: string, isRequired: boolean): Promise<Finding[]> {
  const url = (rows: number): string => path(`orders.${format}`, rows)
  const secondsOf = async (synth: ServerProcess): Promise<number> =>
    (await pull(synth.url + url(gzipped.pulled).replace(format, `${format}.gz`), Infinity)).seconds
  const [one, two, ready]: [number[], number[], number[]] = [[], [], []]
  const folder = mkdtempSync(join(tmpdir(), 'synth-bench-'))
  try {
    const file = join(folder, 'orders')
    await withSynth(1, (single) =>
      withSynth(2, async (double) => {
        writeFileSync(file, (await get(double.url + url(gzipped.ready))).body)
        for (const synth of [single, double]) await secondsOf(synth)
        for (let i = 0; i < repetitions.throughput; i++) {
          one.push(await secondsOf(single))
          two.push(await secondsOf(double))
          const seconds = timed(() => execFileSync('gzip', ['-1', '-k', '-f', file]))
          ready.push((seconds * gzipped.pulled) / gzipped.ready)
        }
      }),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
  const against = (others: readonly number[]): number => median(others.map((seconds, i) => seconds / (two[i] ?? Number.NaN)))
  return [
    atLeast(`${format}: gzip with two workers, to one`, against(one), isRequired ? required.workers : null),
    atLeast(`${format}: made and compressed, to \`gzip -1\` of a ready file`, against(ready), isRequired ? required.gzip : null),
  ]
}

function atLeast(what: string, times: number, least: number | null): Finding {
  const value = `**${times.toFixed(2)} times**`
  return least === null ? { what, value } : { what, value, gate: `≥ ${least}`, reached: times >= least }
}

async function parts(): Promise<Finding[]> {
  const rows = 400_000
  return withSynth(2, async (synth) => {
    const created = await fetch(`${synth.url}/datasets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ story, rows }),
    })
    const base = `${synth.url}${created.headers.get('location')}`
    const ratios: number[] = []
    for (let i = 0; i <= repetitions.throughput; i++) {
      const whole = (await pull(`${base}/orders.csv`, Infinity)).seconds
      const start = performance.now()
      await Promise.all(Array.from({ length: 8 }, (_, part) => pull(`${base}/orders/part-0000${part}-of-00008.csv`, Infinity)))
      if (i > 0) ratios.push((performance.now() - start) / 1000 / whole)
    }
    const ratio = median(ratios)
    return [
      {
        what: '8 parts at once, to the whole',
        value: `**${ratio.toFixed(2)} times**`,
        gate: `≤ ${required.parts}`,
        reached: ratio <= required.parts,
      },
    ]
  })
}

function limited(what: string, value: number, most: number, unit: string, note = ''): Finding {
  return {
    what,
    value: `**${value.toFixed(1)} ${unit}**${note === '' ? '' : ` (${note})`}`,
    gate: `< ${most} ${unit}`,
    reached: value < most,
  }
}

function timed(run: () => unknown): number {
  const start = performance.now()
  run()
  return (performance.now() - start) / 1000
}

async function withSynth<Result>(workers: number, use: (synth: ServerProcess) => Promise<Result>): Promise<Result> {
  const synth = await startSynth(workers)
  try {
    return await use(synth)
  } finally {
    await synth.stop()
  }
}
