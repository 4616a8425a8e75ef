import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { redisPrograms, startRedis } from '../test/support/redis.ts'
import { median } from './measure.ts'
import type { Finding, Report } from './report.ts'

const story = 'an online shop with 7% returns'
const repetitions = 3
/** The most time, to that of one process. */
const most = 1.15
const parts = 8
const cli = join(import.meta.dirname, '../../dist/src/cli.js')

/** Parts by two workers of a fleet, and the whole by one process. Without a server there is nothing to measure. */
export async function fleet(): Promise<Report> {
  const rows = process.env['SYNTH_BENCH_ROWS'] ?? '1000000'
  return {
    title: 'A fleet',
    method:
      `"${story}" with --rows ${rows} as CSV: \`synth generate --queue --parts ${parts}\`, which waits for two workers with \`--threads 1\` that are running, ` +
      'in turn with `synth generate --workers 2`, which writes the same rows; both from the start of the process to its end, on the same disk. ' +
      `Wall time, median of ${repetitions} each after one to warm up. Then three workers, of which one is killed (SIGKILL) when half of the parts are ` +
      'written; every file is compared with those of `synth generate --parts`.',
    findings: redisPrograms() === null ? [{ what: 'a queue', value: 'not installed' }] : [await measured(rows), await killed(rows)],
  }
}

async function measured(rows: string): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'synth-bench-fleet-'))
  const queue = await startRedis()
  const workers: ChildProcess[] = []
  const generate = (...args: readonly string[]): number => {
    const start = performance.now()
    execFileSync(process.execPath, [cli, 'generate', story, '--rows', rows, '--quiet', ...args], { stdio: 'inherit' })
    return (performance.now() - start) / 1000
  }
  try {
    for (const _ of [1, 2]) workers.push(await startWorker(queue.url, join(folder, 'lake')))
    const times = { fleet: [] as number[], whole: [] as number[] }
    for (let round = 0; round <= repetitions; round++) {
      const whole = generate('--workers', '2', '--out', join(folder, 'whole'))
      rmSync(join(folder, 'whole'), { recursive: true })
      const divided = generate('--queue', queue.url, '--parts', String(parts), '--out', `lake/${round}`)
      rmSync(join(folder, 'lake', String(round)), { recursive: true })
      if (round === 0) continue
      times.whole.push(whole)
      times.fleet.push(divided)
    }
    const [divided, whole] = [median(times.fleet), median(times.whole)]
    const value = `**${(divided / whole).toFixed(2)} times**: ${divided.toFixed(1)} s, one process ${whole.toFixed(1)} s`
    return {
      what: `${parts} parts on 2 workers, to the whole with two threads`,
      value,
      gate: `≤ ${most}`,
      reached: divided / whole <= most,
    }
  } finally {
    await Promise.all(workers.map(ended))
    await queue.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Three workers, one of which is killed at half: whether the files are those of one process. */
async function killed(rows: string): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'synth-bench-fleet-'))
  const queue = await startRedis()
  const workers: ChildProcess[] = []
  const [whole, lake] = [join(folder, 'whole'), join(folder, 'lake')]
  const common = [cli, 'generate', story, '--rows', rows, '--quiet', '--parts', String(parts)]
  try {
    execFileSync(process.execPath, [...common, '--out', whole], { stdio: 'inherit' })
    for (const _ of [1, 2, 3]) workers.push(await startWorker(queue.url, lake))
    const start = performance.now()
    const command = spawn(process.execPath, [...common, '--queue', queue.url, '--out', 'lake'], { stdio: 'inherit' })
    const ending = once(command, 'exit')
    while (recordsIn(lake) < parts / 2) await sleep(20)
    workers.shift()?.kill('SIGKILL')
    const left = parts - recordsIn(lake)
    const [code] = (await ending) as [number | null]
    const seconds = (performance.now() - start) / 1000
    const isSame = code === 0 && isDeepStrictEqual(digestsOf(lake), digestsOf(whole))
    const value = `${isSame ? '**equal bytes**' : '**other bytes**'} after ${seconds.toFixed(1)} s; ${left} parts were left at the kill`
    return { what: `${parts} parts on 3 workers, one killed at half`, value, gate: 'equal bytes', reached: isSame && left > 0 }
  } finally {
    await Promise.all(workers.map(ended))
    await queue.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Number of parts that are whole. */
function recordsIn(lake: string): number {
  const records = join(lake, '_parts')
  return existsSync(records) ? readdirSync(records).filter((name) => /^\d+\.json$/.test(name)).length : 0
}

/** The SHA-256 of every file by its path. */
function digestsOf(directory: string): Readonly<Record<string, string>> {
  const names = readdirSync(directory, { recursive: true }).map(String).toSorted()
  const files = names.filter((name) => statSync(join(directory, name)).isFile())
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(directory, name)))
        .digest('hex'),
    ]),
  )
}

async function startWorker(queue: string, place: string): Promise<ChildProcess> {
  const args = ['worker', '--queue', queue, '--destination', `lake=${place}`, '--threads', '1', '--log-level', 'error']
  const worker = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  // It prints a line when it takes parts.
  await once(worker.stdout, 'data')
  return worker
}

async function ended(worker: ChildProcess): Promise<void> {
  const exit = once(worker, 'exit')
  worker.kill('SIGTERM')
  await exit
}
