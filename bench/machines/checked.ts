import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Finding } from '../report.ts'
import { type Cluster, simulate } from './simulate.ts'
import { cli, story } from './story.ts'

const parts = 16
const processes = 2
const rows = '400000'
/** Seconds until the part of a killed process is assigned again. */
const lease = 3

/** The simulated and the measured time of two processes that make parts, with and without one of them being killed. */
export async function checked(): Promise<readonly Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'synth-bench-machines-'))
  try {
    // Two processes share the disk and the memory of one machine, also while the inputs for two parts are measured.
    const pair = await timed(join(folder, 'pair'), processes, null)
    const before = { first: 0, next: 0 }
    const cluster: Cluster = { machines: processes, parts: Array<number>(parts).fill(pair), before, slowness: 1, death: null, lease }
    const death = simulate(cluster) / 2
    return [
      finding(`${parts} parts by ${processes} processes`, await timed(join(folder, 'all'), parts, null), simulate(cluster)),
      finding('one of them killed at half', await timed(join(folder, 'killed'), parts, death), simulate({ ...cluster, death })),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function finding(what: string, seconds: number, expected: number): Finding {
  return { what: `${what}, to the simulation`, value: `${(seconds / expected).toFixed(2)} times: ${seconds.toFixed(1)} s` }
}

/**
 * Seconds until the first `count` parts are made by two processes at a time, one part per process.
 * @param death when the second process is killed, in seconds; null for never
 */
async function timed(out: string, count: number, death: number | null): Promise<number> {
  const waiting = Array.from({ length: count }, (_, part) => part)
  const start = performance.now()
  const elapsed = (): number => (performance.now() - start) / 1000
  const run = async (number: number): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const child = begin(out, part, number)
      const isLast = death !== null && number === processes - 1
      const timer = isLast ? setTimeout(() => child.kill('SIGKILL'), Math.max(0, death - elapsed()) * 1000) : undefined
      const [code] = (await once(child, 'exit')) as [number | null]
      clearTimeout(timer)
      if (code === 0) continue
      if (!isLast) throw new Error(`Part ${part} ended with ${code}`)
      await sleep(lease * 1000)
      waiting.push(part)
      return
    }
  }
  await Promise.all(Array.from({ length: processes }, (_, number) => run(number)))
  // The part of a killed process may have become free after the other process ended.
  await run(0)
  return elapsed()
}

/** Each process has its own core, like a machine: a single process on two cores would be faster. */
function begin(out: string, part: number, core: number): ChildProcess {
  const args = ['--rows', rows, '--parts', String(parts), '--part', String(part), '--out', out]
  const command = ['-c', String(core), process.execPath, cli, 'generate', story, '--quiet', '--workers', '1', ...args]
  return spawn('taskset', command, { stdio: 'inherit' })
}
