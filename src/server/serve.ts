import type { AddressInfo } from 'node:net'
import type { Problem } from '../errors.ts'
import { threadBudget } from '../caches/thread-budget.ts'
import type { Fleet } from '../fleet/open-fleet.ts'
import { createSchemaModel } from '../llm/index.ts'
import type { Schema } from '../schema/schema.ts'
import { version } from '../version.ts'
import { Planner } from '../planner/planner.ts'
import { buildApp } from './build-app.ts'
import { type AppOptions, createService, datasetBytes } from './create-service.ts'
import { type Core, threadedCore } from './core.ts'
import { limitMemory } from './limit-memory.ts'
import { defaultMemory, memoryShares } from './memory-shares.ts'
import { Datasets } from './datasets/datasets.ts'
import { DatasetStore } from './datasets/dataset-store.ts'
import { SchemaFolder } from './datasets/schema-folder.ts'
import { createLog, type LogLevel } from './log.ts'
import { storyExamples } from './routes/story-examples.ts'
import { schemaProblems } from './schema-problems.ts'
import { isLoopback } from './security/is-loopback.ts'
import { securityOf, type SecurityOptions } from './security/security-of.ts'
import type { Security } from './security/security.ts'
import type { Service } from './service.ts'
import { startThreads } from './start-threads.ts'
import { tooFewFiles } from './too-few-files.ts'
import { waitingFor } from './waiting-for.ts'
import { restService } from './rest-service.ts'
import { warmUp } from './warm-up.ts'

export interface ServeOptions extends SecurityOptions {
  /** 0 picks a free port. */
  readonly port: number
  readonly workers: number
  readonly maxRows: number
  readonly maxResponses: number
  readonly graceSeconds: number
  /** Time limit of one task of a worker, and of a streamed response until its first byte. */
  readonly taskSeconds: number
  /** Memory for caches and buffered rows, in MiB; absent for a default that depends on the machine. */
  readonly memoryMb?: number
  /** Time after which a reader that accepts no bytes is disconnected. */
  readonly stallSeconds: number
  /** Minimum bytes per second that a reader must accept, measured over the stall seconds; 0 for no minimum. */
  readonly minRate: number
  /** Directory that keeps long data sets across restarts; absent for none. */
  readonly dataDir?: string
  /** Directory of schema files; absent for none. */
  readonly schemas?: string
  /** URL of the queue of a fleet that writes exports; absent for none. */
  readonly queue?: string
  readonly logLevel: LogLevel
}

/** Output and exit of the process, one line of text at a time. */
export interface Terminal {
  out(line: string): void
  error(line: string): void
  exit(code: number): void
}

const signals = { SIGINT: 130, SIGTERM: 143 } as const

/** A warning for a service that listens on more than this machine. */
const openToAll =
  'Anyone who can reach this port can use the service: --host 127.0.0.1 restricts it to this machine, --token-file or SYNTH_TOKEN requires a token from callers'

/** A terminal sends SIGINT to every process of `npm start`, and npm forwards it: within this time both count as one Ctrl-C. */
const echoMilliseconds = 300

/**
 * Maximum number of connections that wait to be accepted, within the limit of the system (`net.core.somaxconn`): further clients retry
 * after a second.
 */
const backlog = 4096

/** Runs the service until a signal ends the process. If the service cannot start, prints the reason in one line and exits with 1. */
export async function serve(options: ServeOptions, terminal: Terminal): Promise<void> {
  const { host, port, workers, graceSeconds, taskSeconds, logLevel, memoryMb = defaultMemory(workers) } = options
  const log = createLog(logLevel, (line) => terminal.error(line))
  const memory = memoryShares(memoryMb, workers)
  threadBudget.set(memory.main)
  limitMemory()
  const planner = new Planner({ callMilliseconds: taskSeconds * 1000, threadBytes: memory.thread, onFault: (fault) => log.error(fault) })
  const core = threadedCore(planner, memory.openings)
  let parts: Configured
  try {
    parts = await configured(options, core)
  } catch (error) {
    fail(terminal, error instanceof Error ? error.message : String(error))
    return
  }
  const { security } = parts
  const appOptions = appOptionsOf(options, { ...parts, core, planner, threadBytes: memory.thread, log }, terminal)
  const service = createService(appOptions)
  const app = buildApp(appOptions, service)
  let stoppedAt: number | null = null
  for (const [signal, code] of Object.entries(signals)) {
    process.on(signal, () => {
      if (stoppedAt !== null) {
        const isEcho = signal === 'SIGINT' && performance.now() - stoppedAt < echoMilliseconds
        if (!isEcho) terminal.exit(code)
        return
      }
      stoppedAt = performance.now()
      log.info(`${signal}: no new requests; requests in flight have ${graceSeconds} seconds`)
      app.close().then(
        () => terminal.exit(0),
        (error: unknown) => fail(terminal, `cannot stop: ${String(error)}`),
      )
    })
  }
  try {
    await app.listen({ host, port, backlog })
  } catch (error) {
    if (stoppedAt === null) fail(terminal, startProblem(error, options))
    return
  }
  announce(options, (app.server.address() as AddressInfo).port, security, terminal)
  await prepare(service, terminal, () => stoppedAt === null)
}

/** What options and variables configure. */
type Configured = Required<Pick<AppOptions, 'llm' | 'datasets' | 'security' | 'fleet'>>

/** @throws Error with a sentence for an operator */
async function configured(options: ServeOptions, core: Core): Promise<Configured> {
  const llm = createSchemaModel(process.env, {
    check: (schema) => check(schema, options.maxRows, core),
    enforceCounts: (...counts) => core.enforceCounts(...counts),
  })
  const datasets = await openDatasets(options)
  const security = await securityOf(options, process.env['SYNTH_TOKEN'])
  return { llm, datasets, security, fleet: await fleetOf(options) }
}

/** Starts the threads of a service that is already listening, and prepares for the first requests. */
async function prepare(service: Service, terminal: Terminal, isWanted: () => boolean): Promise<void> {
  try {
    await startThreads(service)
  } catch (error) {
    if (isWanted()) fail(terminal, `cannot start the threads: ${String(error)}`)
    return
  }
  const stories = Object.values(storyExamples).map(({ story }) => story)
  await warmUp(stories, service, isWanted)
  if (!isWanted() || service.admission.open > 0) return
  try {
    // Release the memory of the start.
    await restService(service)
  } catch (error) {
    if (isWanted()) service.log.warn('memory could not be released', { reason: String(error) })
  }
}

/** Prints the address of the service, and who can use it. */
function announce({ host, workers }: ServeOptions, port: number, { token }: Security, terminal: Terminal): void {
  const url = `http://${shownHost(host)}:${port}`
  terminal.out(`synth ${version} listens on ${url} with ${workers} ${workers === 1 ? 'worker' : 'workers'}`)
  terminal.out(`Try it at ${url}/ in a browser; the guide is at ${url}/guide, the API documentation at ${url}/docs`)
  if (!isLoopback(host) && token === null) terminal.out(openToAll)
}

function appOptionsOf(
  options: ServeOptions,
  parts: Pick<AppOptions, 'core' | 'planner' | 'threadBytes' | 'llm' | 'datasets' | 'security' | 'fleet' | 'log'>,
  terminal: Terminal,
): AppOptions {
  const { workers, maxRows, maxResponses, minRate, graceSeconds, taskSeconds, stallSeconds } = options
  const tooFew = tooFewFiles(workers, maxResponses)
  if (tooFew !== null) parts.log?.warn(tooFew.detail)
  const onWaiting = (responses: number): void => terminal.out(waitingFor(responses, graceSeconds))
  const limits = { task: taskSeconds * 1000, stall: stallSeconds * 1000 }
  const bounds = { workers, maxRows, maxResponses, minRate, graceMilliseconds: graceSeconds * 1000 }
  // Health checks are answered while the threads load their code.
  return { ...bounds, limits, waitsForThreads: false, onWaiting, ...parts }
}

async function openDatasets({
  dataDir = null,
  schemas = null,
}: {
  readonly dataDir?: string | null
  readonly schemas?: string | null
}): Promise<Datasets> {
  const folder = schemas === null ? null : await SchemaFolder.open(schemas)
  return new Datasets(new DatasetStore({ maxBytes: datasetBytes, directory: dataDir }), folder)
}

/**
 * The fleet that writes exports, which is connected to when it is first asked for.
 * @throws SynthError `validation_failed`, `package_missing`
 */
async function fleetOf({ queue }: ServeOptions): Promise<Fleet | null> {
  if (queue === undefined) return null
  const { openFleet } = await import('../fleet/open-fleet.ts')
  return openFleet(queue)
}

/** The problems of a schema that matches its types. */
async function check(schema: Schema, maxRows: number, core: Core): Promise<readonly Problem[]> {
  try {
    await core.inspectSchema({ schema, rows: null, seed: 0, maxRows })
    return []
  } catch (error) {
    return schemaProblems(error)
  }
}

function fail(terminal: Terminal, reason: string): void {
  terminal.error(`error: ${reason}`)
  terminal.exit(1)
}

/** A host name for a browser on this machine. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function startProblem(error: unknown, { host, port, workers, maxResponses }: ServeOptions): string {
  const { code, message } = error as NodeJS.ErrnoException
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is in use on ${host}; choose another with --port or SYNTH_PORT`
    case 'EACCES':
      return `no permission to listen on port ${port}; choose one above 1023 with --port or SYNTH_PORT`
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return `this machine has no address ${host}; choose another with --host or SYNTH_HOST`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host ${host} does not exist; choose another with --host or SYNTH_HOST`
    case 'EMFILE':
      return tooFewFiles(workers, maxResponses)?.detail ?? 'too many files are open'
    default:
      return `cannot start on ${host}:${port}: ${String(message).split('\n', 1)[0]}`
  }
}
