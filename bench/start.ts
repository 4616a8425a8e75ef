import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from './measure.ts'
import { freePort, memoryOf } from './processes.ts'
import type { Finding, Report } from './report.ts'

const story = 'ecommerce store with customers and orders'
const workers = 2
const repetitions = { start: 5, pull: 3 }
/** Seconds until the work in the background is done, and seconds of a read. */
const seconds = { settle: 15, pull: 5 }
const required = { warm: 500, cold: 900, idle: 130, share: 0.7 }
/** Number of rows of the primary table, whose generation takes longer than the read. */
const rows = 10_000_000
const root = join(import.meta.dirname, '../..')
const cli = join(root, 'dist/src/cli.js')

/** How soon the service answers after its start, its CPU time while idle, and the speed of its first response. */
export async function start(): Promise<Report> {
  return {
    title: 'Start',
    method:
      `The command with ${workers} workers, from the start of its process to the first 200 of \`GET /api/health\`, requested every 5 ms; median of ${repetitions.start}, each interleaved with ` +
      `\`node -e 0\` in the same second. Cold: the files of dist and of the packages that it loads are dropped from the page cache before. Idle: resident memory ${seconds.settle} s later. ` +
      `First response: "${story}" as records, asked for as soon as \`GET /readyz\` answers 200; bytes of its first second to those of its fifth, median of ${repetitions.pull}.`,
    findings: [...(await starting()), ...(await idle()), ...(await firstResponse())],
  }
}

interface Started {
  readonly child: ChildProcess
  readonly port: number
  readonly milliseconds: number
}

async function starting(): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const [name, most] of [
    ['warm', required.warm],
    ['cold', required.cold],
  ] as const) {
    const times: { readonly ours: number; readonly node: number; readonly cpu: number }[] = []
    for (let i = 0; i <= repetitions.start; i++) {
      if (name === 'cold') dropFromCache()
      const { child, milliseconds } = await launch()
      const cpu = cpuOf(child)
      await end(child)
      // In the first start, files may not have been in the page cache.
      if (i > 0) times.push({ ours: milliseconds, node: await bareNode(), cpu })
    }
    const ours = median(times.map((time) => time.ours))
    const ratio = median(times.map((time) => time.ours / time.node))
    findings.push({
      what: `first answer, ${name}`,
      value: `**${ours.toFixed(0)} ms**, ${ratio.toFixed(1)} times \`node -e 0\`, ${median(times.map(({ cpu }) => cpu)).toFixed(0)} ms of CPU`,
      gate: `< ${most} ms`,
      reached: ours < most,
    })
  }
  return findings
}

async function idle(): Promise<readonly Finding[]> {
  const { child } = await launch()
  await sleep(seconds.settle * 1000)
  const { now } = memoryOf(child.pid ?? 0)
  const cpu = cpuOf(child)
  await end(child)
  return [
    { what: 'resident memory, idle', value: `**${now.toFixed(0)} MB**`, gate: `< ${required.idle} MB`, reached: now < required.idle },
    { what: 'CPU time until everything is warm', value: `${(cpu / 1000).toFixed(1)} s` },
  ]
}

async function firstResponse(): Promise<readonly Finding[]> {
  const shares: number[] = []
  for (let i = 0; i < repetitions.pull; i++) {
    const { child, port } = await launch()
    await until(port, '/readyz')
    const bytes = await pullBySecond(port)
    await end(child)
    shares.push((bytes[0] ?? 0) / (bytes[seconds.pull - 1] ?? Number.NaN))
  }
  const share = median(shares)
  return [
    {
      what: 'speed in the first second of the first response, relative to the fifth',
      value: `**${(share * 100).toFixed(0)} %**`,
      gate: `≥ ${required.share * 100} %`,
      reached: share >= required.share,
    },
  ]
}

async function launch(): Promise<Started> {
  const port = await freePort()
  const options = ['--host', '127.0.0.1', '--port', String(port), '--workers', String(workers), '--log-level', 'error']
  const started = performance.now()
  const child = spawn(process.execPath, [cli, 'serve', ...options], { stdio: ['ignore', 'ignore', 'inherit'] })
  await until(port, '/api/health')
  return { child, port, milliseconds: performance.now() - started }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function bareNode(): Promise<number> {
  const started = performance.now()
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit')
  return performance.now() - started
}

/** Sends a request every 5 ms until the answer is 200. */
async function until(port: number, path: string): Promise<void> {
  const end = performance.now() + 60_000
  while (performance.now() < end) {
    if ((await statusOf(port, path)) === 200) return
    await sleep(5)
  }
  throw new Error(`${path} did not answer 200 within a minute`)
}

/** The status; 0 without an answer. */
function statusOf(port: number, path: string): Promise<number> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.on('error', () => resolve(0)).end()
  })
}

/** Bytes of a response in each second since the request. */
async function pullBySecond(port: number): Promise<readonly number[]> {
  const bytes: number[] = []
  const started = performance.now()
  const asked = request({ host: '127.0.0.1', port, path: '/generate', method: 'POST', headers: { 'content-type': 'application/json' } })
  asked.end(JSON.stringify({ story, rows, seed: 42 }))
  const [answer] = (await once(asked, 'response')) as [AsyncIterable<Buffer>]
  for await (const part of answer) {
    const second = Math.floor((performance.now() - started) / 1000)
    if (second >= seconds.pull) break
    bytes[second] = (bytes[second] ?? 0) + part.length
  }
  return bytes
}

/** Milliseconds of CPU time that a process has used. */
function cpuOf({ pid }: ChildProcess): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  // The kernel counts hundredths of a second (USER_HZ).
  return (user + system) * 10
}

/** Drops the files of the service from the page cache; pages that another process has mapped stay. */
function dropFromCache(): void {
  const packages = Object.keys((JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object }).dependencies)
  const folders = [join(root, 'dist'), ...packages.map((name) => join(root, 'node_modules', name))]
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() && /\.[cm]?js(?:on)?$/.test(entry.name) ? [join(entry.parentPath, entry.name)] : [],
    ),
  )
  const script = 'for file; do dd of="$file" oflag=nocache conv=notrunc,fdatasync count=0 2>&1 || exit 1; done'
  while (files.length > 0) execFileSync('sh', ['-c', script, 'sh', ...files.splice(0, 500)], { stdio: 'ignore' })
}
