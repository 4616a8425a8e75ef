/**
 * `npm run soak -- --minutes 30 [--seed 1] [--log]`: the service under all kinds of requests for this time; prints a row each minute,
 * then the gates. `--log` writes the page to bench/results. Exit codes: 0; 1 if a gate was missed, 2 for a wrong option, 130 after Ctrl-C.
 */
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type ServerProcess, memoryOf, startConstant, startSynth } from '../processes.ts'
import { type Report, allReached, commit, load, renderPage } from '../report.ts'
import { judge } from './judge.ts'
import { soak } from './soak.ts'
import { defectsList, kindsTable, logList, minuteRow, minutesHead } from './tables.ts'
import type { Tally } from './tally.ts'

const results = join(import.meta.dirname, '../../../bench/results')
const workers = 2
/** Seconds after which the service must have released what requests used. */
const quiet = 10
/** The gauges that should be 0 then. */
const mostlyZero = ['synth_responses_active', 'synth_tasks_queued', 'synth_workers_busy', 'synth_plans_waiting']
const reportedMetrics = /^(synth_(worker_restarts|planner_restarts|tasks_\w+|rows|bytes|cache_\w+|responses_\w+)|process_cpu|nodejs_)/

interface Options {
  readonly minutes: number
  readonly seed: number
  readonly log: boolean
}

/** The options; null if they are wrong. */
function readOptions(args: readonly string[]): Options | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { minutes: { type: 'string' }, seed: { type: 'string' }, log: { type: 'boolean' } },
    })
    const [minutes, seed] = [Number(values.minutes ?? 30), Number(values.seed ?? 1)]
    return minutes > 0 && minutes <= 1440 && Number.isSafeInteger(seed) ? { minutes, seed, log: values.log === true } : null
  } catch {
    return null
  }
}

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  if (options === null) {
    console.error('npm run soak -- [--minutes N] [--seed S] [--log]: up to 1440 minutes, 30 by default; the seed is a whole number')
    return 2
  }
  const stopped = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopped.abort())
  const folder = mkdtempSync(join(tmpdir(), 'synth-soak-'))
  const file = join(folder, 'log')
  const log = openSync(file, 'w')
  const servers: ServerProcess[] = []
  try {
    for (const start of [() => startSynth(workers, log), startConstant]) servers.push(await start())
    const [synth, bare] = servers
    if (synth === undefined || bare === undefined) throw new Error('A server is missing')
    return await measure(synth, bare, options, stopped.signal, () => readFileSync(file, 'utf8').split('\n').slice(0, -1))
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    closeSync(log)
    rmSync(folder, { recursive: true })
  }
}

async function measure(
  synth: ServerProcess,
  bare: ServerProcess,
  { minutes, seed, log }: Options,
  signal: AbortSignal,
  logged: () => readonly string[],
): Promise<number> {
  const loadBefore = load()
  console.log(minutesHead)
  const onMinute = (number: number, { minutes: all }: Tally): void => {
    const minute = all[number]
    if (minute !== undefined) console.log(minuteRow(number + 1, minute))
  }
  const tally = await soak(synth, bare, { minutes, seed, signal, onMinute })
  if (signal.aborted) return 130
  await delay(quiet * 1000)
  const metrics = await readMetrics(synth)
  const report = reportOf(tally, metrics, minutes, seed, memoryAfter(synth))
  const page = renderPage([report], `npm run soak -- --minutes ${minutes} --seed ${seed}`, loadBefore, [
    [minutesHead, ...tally.minutes.map((minute, number) => minuteRow(number + 1, minute))].join('\n'),
    kindsTable(tally),
    defectsList(tally),
    logList(logged()),
    ['Metrics at the end:', '', '```', ...metrics.filter((line) => reportedMetrics.test(line)), '```'].join('\n'),
  ])
  console.log(`\n${page}`)
  if (log) {
    mkdirSync(results, { recursive: true })
    writeFileSync(join(results, `soak-${new Date().toISOString().slice(0, 10)}-${commit()}.md`), page)
  }
  return allReached([report]) ? 0 : 1
}

function reportOf(tally: Tally, metrics: readonly string[], minutes: number, seed: number, after: string): Report {
  const leftOver = Object.fromEntries(mostlyZero.map((name) => [name, valueOf(metrics, name)]))
  const findings = judge({
    memory: tally.minutes.flatMap(({ memory }) => memory),
    health: tally.minutes.flatMap(({ latencies }) => latencies['health'] ?? []),
    ...tally.counts,
    leftOver,
  })
  return {
    title: 'Soak',
    method:
      `${minutes} minutes, seed ${seed}: stories, schemas, data sets, all formats and codings, ranges, parts and archives, readers who leave or are slow, ` +
      `hostile requests, and a few costly ones a minute, to a service of ${workers} workers on 127.0.0.1. A separate thread checks health every 50 ms, ` +
      'memory is read every second. The bare server answers at once: its latencies are those of the machine.',
    findings: [...findings, { what: `resident memory ${quiet} s after the end`, value: after }],
  }
}

/** The lines of the metrics; none if the service does not answer. */
async function readMetrics(synth: ServerProcess): Promise<readonly string[]> {
  try {
    const response = await fetch(`${synth.url}/metrics`, { signal: AbortSignal.timeout(10_000) })
    return (await response.text()).split('\n')
  } catch (error) {
    console.error(error)
    return []
  }
}

/** NaN if the service does not report it. */
function valueOf(metrics: readonly string[], name: string): number {
  const line = metrics.find((each) => each.startsWith(`${name} `))
  return line === undefined ? Number.NaN : Number(line.slice(name.length + 1))
}

function memoryAfter(synth: ServerProcess): string {
  try {
    return `${memoryOf(synth.pid).now.toFixed(0)} MB`
  } catch {
    return 'the service has died'
  }
}

process.exitCode = await main(process.argv.slice(2))
