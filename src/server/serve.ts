import type { AddressInfo } from 'node:net'
import type { Problem } from '../errors.ts'
import { createSchemaModel } from '../llm/index.ts'
import type { SchemaModel } from '../llm/schema-model.ts'
import type { Schema } from '../schema/schema.ts'
import { version } from '../version.ts'
import { buildApp, datasetBytes } from './build-app.ts'
import { core } from './core.ts'
import { Datasets } from './datasets/datasets.ts'
import { DatasetStore } from './datasets/dataset-store.ts'
import { SchemaFolder } from './datasets/schema-folder.ts'
import { createLog, type LogLevel } from './log.ts'
import { storyExamples } from './routes/story-examples.ts'
import { schemaProblems } from './schema-problems.ts'
import { checkHost } from './security/check-host.ts'
import { isLoopback } from './security/is-loopback.ts'
import { readToken } from './security/read-token.ts'
import type { Security } from './security/security.ts'
import { tooFewFiles } from './too-few-files.ts'
import { warmUp } from './warm-up.ts'

export interface ServeOptions {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  readonly workers: number
  readonly maxRows: number
  readonly maxResponses: number
  readonly graceSeconds: number
  /** Where long data sets are kept beyond this process; absent for nowhere. */
  readonly dataDir?: string
  /** Where schemas are files; absent for nowhere. */
  readonly schemas?: string
  readonly logLevel: LogLevel
  /** Names that the header Host may have beside those of this machine, in small letters; absent for no other. */
  readonly allowedHost?: readonly string[]
  /** Origins of pages whose scripts may read answers; absent for none. */
  readonly corsOrigin?: readonly string[]
  /** A file with the token that callers must show; absent for none. */
  readonly tokenFile?: string
  /** Most requests of a client in a minute; absent for any number. */
  readonly rateLimit?: number
  /** Most rows of a client in a minute; absent for any number. */
  readonly rateLimitRows?: number
}

/** What the service does to the world around it, one line of text at a time. */
export interface Terminal {
  out(line: string): void
  error(line: string): void
  exit(code: number): void
}

const signals = { SIGINT: 130, SIGTERM: 143 } as const

/** What an operator should know of a service that listens to more than this machine. */
const openToAll =
  'Anyone who can reach this port can use the service: --host 127.0.0.1 keeps it to this machine, --token-file or SYNTH_TOKEN asks callers for a token'

/** A terminal sends SIGINT to every process of `npm start`, and npm passes it on: within this time that is one Ctrl-C, not two. */
const echoMilliseconds = 300

/** Runs the service until a signal ends the process. A service that cannot start says why in one line and exits with 1. */
export async function serve(options: ServeOptions, terminal: Terminal): Promise<void> {
  const { host, port, workers, maxRows, maxResponses, graceSeconds, logLevel } = options
  const log = createLog(logLevel, (line) => terminal.error(line))
  let llm: SchemaModel | null
  let datasets: Datasets
  let security: Security
  try {
    llm = createSchemaModel(process.env, { check: (schema) => check(schema, maxRows) })
    datasets = await openDatasets(options)
    security = await secured(options, process.env['SYNTH_TOKEN'])
  } catch (error) {
    fail(terminal, error instanceof Error ? error.message : String(error))
    return
  }
  const tooFew = tooFewFiles(workers, maxResponses)
  if (tooFew !== null) log.warn(tooFew.detail)
  const app = buildApp({ core, workers, maxRows, maxResponses, graceMilliseconds: graceSeconds * 1000, llm, datasets, security, log })
  let stoppedAt: number | null = null
  for (const [signal, code] of Object.entries(signals)) {
    process.on(signal, () => {
      if (stoppedAt !== null) {
        const isEcho = signal === 'SIGINT' && performance.now() - stoppedAt < echoMilliseconds
        if (!isEcho) terminal.exit(code)
        return
      }
      stoppedAt = performance.now()
      log.info(`${signal}: no new requests; those in flight have ${graceSeconds} seconds`)
      app.close().then(
        () => terminal.exit(0),
        (error: unknown) => fail(terminal, `cannot stop: ${String(error)}`),
      )
    })
  }
  try {
    await app.listen({ host, port })
  } catch (error) {
    if (stoppedAt === null) fail(terminal, startProblem(error, options))
    return
  }
  const url = `http://${shownHost(host)}:${(app.server.address() as AddressInfo).port}`
  terminal.out(`synth ${version} listens on ${url} with ${workers} ${workers === 1 ? 'worker' : 'workers'}`)
  terminal.out(`The docs are at ${url}/docs`)
  if (!isLoopback(host) && security.token === null) terminal.out(openToAll)
  warmUp(
    Object.values(storyExamples).map(({ story }) => story),
    core,
    log,
  )
}

/** @param token the one of the environment, if there is one */
async function secured({ host, ...options }: ServeOptions, token: string | undefined): Promise<Security> {
  const { allowedHost = [], corsOrigin = [], tokenFile = null, rateLimit = null, rateLimitRows = null } = options
  const onLoopback = isLoopback(host)
  return {
    checkHost: onLoopback || allowedHost.length > 0 ? checkHost(allowedHost, onLoopback) : null,
    corsOrigins: corsOrigin,
    token: await readToken(tokenFile, token),
    requestsPerMinute: rateLimit,
    rowsPerMinute: rateLimitRows,
  }
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

/** What is wrong with a schema that matches its types. */
function check(schema: Schema, maxRows: number): readonly Problem[] {
  try {
    core.inspectSchema({ schema, rows: null, seed: 0, maxRows })
    return []
  } catch (error) {
    return schemaProblems(error)
  }
}

function fail(terminal: Terminal, reason: string): void {
  terminal.error(`error: ${reason}`)
  terminal.exit(1)
}

/** A host to type into a browser on this machine. */
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
      return `there is no host ${host}; choose another with --host or SYNTH_HOST`
    case 'EMFILE':
      return tooFewFiles(workers, maxResponses)?.detail ?? 'too many files are open'
    default:
      return `cannot start on ${host}:${port}: ${String(message).split('\n', 1)[0]}`
  }
}
