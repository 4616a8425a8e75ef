import { resolve } from 'node:path'
import { destinationOf } from '../../destinations/index.ts'
import { files } from '../../destinations/files.ts'
import { isDestinationName } from '../../fleet/destination-name.ts'
import { startWorker, type WorkerLog } from '../../fleet/start-worker.ts'
import { createLog, type Log, type LogLevel } from '../../server/log.ts'
import type { Terminal } from '../../server/serve.ts'
import { version } from '../../version.ts'
import { UsageError } from '../failure.ts'

export interface WorkerOptions {
  readonly queue?: string
  /** Texts `name=place`; one text from the environment may have several, separated by spaces. */
  readonly destination?: readonly string[] | string
  readonly threads: number
  readonly memoryMb?: number
  readonly leaseSeconds: number
  readonly graceSeconds: number
  readonly logLevel: LogLevel
}

/** Makes parts until a signal ends the process. @throws UsageError, SynthError */
export async function runWorker(options: WorkerOptions, terminal: Terminal): Promise<void> {
  const { queue: url, threads, memoryMb, leaseSeconds, graceSeconds, logLevel } = options
  if (url === undefined) throw new UsageError('a worker needs a queue: add --queue redis://localhost:6379, or set SYNTH_QUEUE')
  const destinations = destinationsOf(options.destination)
  const log = createLog(logLevel, (line) => terminal.error(line))
  const worker = await startWorker({ url, destinations, threads, memoryMb, leaseSeconds, log: linesOf(log) })
  const names = [...destinations.keys()].join(', ')
  terminal.out(`synth ${version} makes parts for ${names} from ${worker.shown} with ${threads} ${threads === 1 ? 'thread' : 'threads'}`)
  let isStopping = false
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.on(signal, () => {
      if (isStopping) return terminal.exit(code)
      isStopping = true
      log.info(`${signal}: no new parts; the part in progress has ${graceSeconds} seconds, then it is given back`)
      worker.close(graceSeconds * 1000).then(
        () => terminal.exit(0),
        (error: unknown) => {
          terminal.error(`error: cannot stop: ${String(error)}`)
          terminal.exit(1)
        },
      )
    })
  }
}

/** The places of destinations by their names. @throws UsageError */
export function destinationsOf(given: WorkerOptions['destination'] = []): ReadonlyMap<string, string> {
  const texts = typeof given === 'string' ? given.split(/\s+/).filter((text) => text !== '') : given
  if (texts.length === 0) throw new UsageError('a worker needs a destination: add --destination lake=/data/lake, or set SYNTH_DESTINATION')
  const places = new Map<string, string>()
  for (const text of texts) {
    const [name = '', ...rest] = text.split('=')
    const place = rest.join('=')
    if (!isDestinationName(name) || place === '')
      throw new UsageError(`--destination must be a name and a place, such as lake=/data/lake, but is ${JSON.stringify(text)}`)
    if (!files.accepts(place) || destinationOf(place) !== files)
      throw new UsageError(`--destination ${name} must be a directory or s3://bucket/prefix: parts are files`)
    if (places.has(name)) throw new UsageError(`--destination ${name} is given twice`)
    places.set(name, place.startsWith('s3://') ? withoutSlashes(place) : resolve(place))
  }
  return places
}

/** Writes what a worker does to the log. The same trouble with the queue is logged once until a part is written again. */
function linesOf(log: Log): WorkerLog {
  let known: string | null = null
  return {
    made: ({ export: id, part, files: count, rows, bytes, began, ended }) => {
      known = null
      const fields = { export: id, ...(part === null ? {} : { part }), files: count, rows, bytes, seconds: (ended - began) / 1000 }
      log.info(part === null ? 'an export is complete' : 'a part is written', fields)
    },
    failed: (job, reason) => log.warn('a part or an export failed', { job, reason }),
    trouble: (reason) => {
      if (reason !== known) log.warn(reason)
      known = reason
    },
  }
}

/** A text without the slashes at its end. */
function withoutSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end--
  return text.slice(0, end)
}
