import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStory, type World } from '../src/index.ts'
import { chunksOf } from '../src/library/readable.ts'
import { median } from './measure.ts'
import { memoryOf } from './processes.ts'
import { referenceSchema } from './reference-schema.ts'
import type { Finding, Report } from './report.ts'

const story = 'ecommerce store with customers and orders'
const formats = ['csv', 'ndjson', 'parquet'] as const
const rows = { speed: 300_000, memory: ['300000', '3000000'], pipe: [10_000_000, 60_000_000] }
const [threads, repetitions] = [2, 3]
const required = { share: 0.9, memory: 400, pipe: 1 }
/** Milliseconds between two samples of the memory of a process. */
const pause = 50
const cli = join(import.meta.dirname, '../../dist/src/cli.js')

/** Writing files to a directory, compared with generating the same bytes and discarding them. */
export async function files(): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'synth-bench-files-'))
  try {
    return {
      title: 'Files',
      method:
        `"${story}" with ${rows.speed} customers and ${threads} threads: \`world.write\` with digests and \`fsync\`, in turn with all tables made at once by the same threads and thrown away. ` +
        `Wall time, median of ${repetitions} pairs after one to warm up. Memory: the most that \`synth generate --out\` has resident with ${rows.memory.join(' and ')} customers. ` +
        `Pipe: \`synth generate --out - | wc -c\` with ${rows.pipe.join(' and ')} rows of a table of id, name, e-mail, plan, date, country, amount and boolean as NDJSON, ` +
        `from the start of the process; CPU time of both processes. Median of ${repetitions}.`,
      findings: [...(await speeds(folder)), ...(await memories(folder)), ...piped(folder)],
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function speeds(folder: string): Promise<readonly Finding[]> {
  await using world = await openStory(story, { rows: rows.speed, seed: 0, workers: threads })
  const findings: Finding[] = []
  for (const format of formats) {
    const ratios: number[] = []
    for (let round = 0; round <= repetitions; round++) {
      const discarded = await timed(() => made(world, format))
      const written = await timed(() => world.write(join(folder, `${format}-${round}`), { format }))
      rmSync(join(folder, `${format}-${round}`), { recursive: true })
      if (round > 0) ratios.push(discarded / written)
    }
    const share = median(ratios)
    const gate = `≥ ${required.share}`
    findings.push({
      what: `${format}: speed of files, to the engine`,
      value: `**${share.toFixed(2)}**`,
      gate,
      reached: share >= required.share,
    })
  }
  return findings
}

/** Makes all tables at once, as `world.write` does, and reuses the memory of the bytes. */
async function made(world: World, format: (typeof formats)[number]): Promise<void> {
  const discard = async ({ name }: World['tables'][number]): Promise<void> => {
    for await (const { release } of chunksOf(world.table(name).stream(format))) release()
  }
  await Promise.all(world.tables.map(discard))
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function memories(folder: string): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const format of formats) {
    const peaks: number[] = []
    for (const count of rows.memory) peaks.push(await peakOf(join(folder, `${format}-${count}`), format, count))
    const most = Math.max(...peaks)
    const value = `**${peaks.map((peak) => `${peak.toFixed(0)} MB`).join(', ')}**`
    findings.push({ what: `${format}: resident memory`, value, gate: `< ${required.memory} MB`, reached: most < required.memory })
  }
  return findings
}

async function peakOf(out: string, format: string, count: string): Promise<number> {
  const args = [cli, 'generate', story, '--rows', count, '--format', format, '--workers', String(threads), '--quiet', '--out', out]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  const exit = once(child, 'exit') as Promise<[number | null]>
  let peak = 0
  while (child.exitCode === null && child.signalCode === null) {
    // A zombie process has no memory.
    const { peak: now } = memoryOf(child.pid ?? 0)
    if (now > peak) peak = now
    await Promise.race([exit, sleep(pause)])
  }
  const [code] = await exit
  if (code !== 0) throw new Error(`The process ended with ${code}`)
  rmSync(out, { recursive: true })
  return peak
}

function piped(folder: string): readonly Finding[] {
  const file = join(folder, 'reference.json')
  writeFileSync(file, JSON.stringify(referenceSchema))
  return rows.pipe.flatMap((count) => {
    const runs = Array.from({ length: repetitions }, () => pipedOnce(file, count))
    const speed = median(runs.map(({ bytes, seconds }) => bytes / 1e9 / seconds))
    const what = `\`--out -\` to \`wc -c\`, ${count} rows`
    return [
      { what, value: `${speed.toFixed(2)} GB/s`, gate: `≥ ${required.pipe} GB/s`, reached: speed >= required.pipe },
      { what: 'the same, for each second of CPU time', value: `${median(runs.map(({ bytes, cpu }) => bytes / 1e9 / cpu)).toFixed(2)} GB` },
    ]
  })
}

function pipedOnce(schema: string, count: number): { readonly bytes: number; readonly seconds: number; readonly cpu: number } {
  const command = `"$0" "$1" generate --schema "$2" --rows ${count} --table users --format ndjson --workers ${threads} --quiet --out - | wc -c; times`
  const start = performance.now()
  const output = execFileSync('bash', ['-c', command, process.execPath, cli, schema], { encoding: 'utf8' })
  const seconds = (performance.now() - start) / 1000
  const [bytes = '', , children = ''] = output.trim().split('\n')
  const cpu = [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest), 0)
  return { bytes: Number(bytes), seconds, cpu }
}
