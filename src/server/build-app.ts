import fastify, { type FastifyInstance } from 'fastify'
import { SynthError } from '../errors.ts'
import type { SchemaModel } from '../llm/schema-model.ts'
import type { Planner } from '../planner/planner.ts'
import { Pool } from '../pool/pool.ts'
import { Admission } from './admission.ts'
import { AllowedMethods, anyPath } from './allowed-methods.ts'
import { bodyLimit } from './body-limit.ts'
import type { Core } from './core.ts'
import { Datasets } from './datasets/datasets.ts'
import { DatasetStore } from './datasets/dataset-store.ts'
import { handleErrors, sendProblem, sendUnrouted } from './error-handlers.ts'
import { createHttpServer, defaultTimeLimits, type TimeLimits } from './http-server.ts'
import { createLog, type Log } from './log.ts'
import { measure } from './metrics/measure.ts'
import { OutputCounters } from './metrics/output-counters.ts'
import { parseJson } from './parse-json.ts'
import { createDatasetRoute } from './routes/datasets/create.ts'
import { datasetFileRoutes } from './routes/datasets/files.ts'
import { describeFault } from './describe-fault.ts'
import { docsRoutes } from './routes/docs.ts'
import { errorsRoute } from './routes/errors.ts'
import { explainRoute } from './routes/explain.ts'
import { generateDataRoute } from './routes/generate-data.ts'
import { generateRoute } from './routes/generate.ts'
import { generateSchemaRoute } from './routes/generate-schema.ts'
import { healthRoute } from './routes/health.ts'
import { livezRoute } from './routes/livez.ts'
import { metricsRoute } from './routes/metrics.ts'
import { publishedSchemaRoute } from './routes/published-schema.ts'
import { readyzRoute } from './routes/readyz.ts'
import { validateSchemaRoute } from './routes/validate-schema.ts'
import { requestId, requestIdHeader } from './request-id.ts'
import { hasTwoHosts } from './security/has-two-hosts.ts'
import { noSecurity } from './security/no-security.ts'
import { protect } from './security/protect.ts'
import { RowBudget } from './security/row-budget.ts'
import type { Security } from './security/security.ts'
import type { Service } from './service.ts'
import { Traffic } from './traffic.ts'

export interface AppOptions {
  readonly core: Core
  /** The thread that plans for the core, which this app closes; default none. */
  readonly planner?: Planner
  /** Threads that generate. */
  readonly workers: number
  /** Cap on the rows of one response, all tables together. */
  readonly maxRows?: number
  /** Responses that may be streamed at the same time. */
  readonly maxResponses?: number
  /** How long `close` waits for requests in flight. */
  readonly graceMilliseconds?: number
  /** The language model that can be asked; default none. */
  readonly llm?: SchemaModel | null
  /** The data sets that have a name; by default none that is a file, and long ones in memory only. */
  readonly datasets?: Datasets
  readonly log?: Log
  /** Bytes a second that the reader of a streamed response has to take of what waits for it, over the time limit `stall`; 0, the default, for any. */
  readonly minRate?: number
  readonly limits?: Partial<TimeLimits>
  /** By default none: anyone may ask for anything. */
  readonly security?: Security
  /** A pool of its own for this app, which closes it. */
  readonly pool?: Pool
}

/** A longer request target is no target of this service: twice the longest ref. */
const longestTarget = 8192

/** Memory for data sets that are too long to be their own names. */
export const datasetBytes = 64 * 2 ** 20

/** The whole service but its port: plugins, routes, error answers. `ready` waits for the workers, `close` for requests in flight. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { maxRows = 1e9, maxResponses = 64, minRate = 0, graceMilliseconds = 0, llm = null, log = createLog('silent', () => {}) } = options
  const { security = noSecurity } = options
  const limits = { ...defaultTimeLimits, ...options.limits }
  const traffic = new Traffic(log)
  const pool = options.pool ?? createPool(options.workers, limits, log)
  const service: Service = {
    core: options.core,
    pool,
    planner: options.planner ?? null,
    admission: new Admission({ ...limits, most: maxResponses, minRate }),
    traffic,
    limits,
    log,
    maxRows,
    datasets: options.datasets ?? new Datasets(new DatasetStore({ maxBytes: datasetBytes, directory: null }), null),
    llm,
    made: new OutputCounters(),
    rowBudget: security.rowsPerMinute === null ? null : new RowBudget(security.rowsPerMinute),
  }
  const app = createFastify(service)
  // Answers are text or bytes by the time they are sent, or plain data that needs no schema to be written.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => parseJson(body))
  const methods = new AllowedMethods()
  methods.watch(app)
  handleErrors(app, methods, log)
  const registry = measure(app, service)
  guardRequests(app)
  protect(app, security)
  app.after(() => refuseUnrouted(app, methods, log))
  docsRoutes(app, options.core, security)
  app.after(() => {
    generateRoute(app, service)
    explainRoute(app, service)
    generateDataRoute(app, service)
    validateSchemaRoute(app, service)
    generateSchemaRoute(app, service)
    createDatasetRoute(app, service)
    datasetFileRoutes(app, service)
    publishedSchemaRoute(app)
    healthRoute(app, service)
    livezRoute(app)
    readyzRoute(app, service)
    metricsRoute(app, registry)
    errorsRoute(app)
  })
  manageLife(app, service, graceMilliseconds)
  return app
}

function createPool(workers: number, limits: TimeLimits, log: Log): Pool {
  return new Pool({
    workers,
    taskMilliseconds: limits.task,
    onWorkerError: (error) => log.error('a worker died', { reason: error.message }),
    onTaskFault: (fault) => log.error(describeFault(fault)),
  })
}

function createFastify({ limits, traffic, log }: Service): FastifyInstance {
  return fastify({
    serverFactory: (handler) => createHttpServer(handler, limits, traffic),
    // The server that the factory makes answers these.
    clientErrorHandler: () => {},
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply, log),
    bodyLimit,
    genReqId: requestId,
    routerOptions: { maxParamLength: longestTarget },
    forceCloseConnections: true,
    // It would limit how long closing may take, which is what the grace is for, and how long workers may take to start.
    pluginTimeout: 0,
    return503OnClosing: false,
    ajv: {
      customOptions: {
        allErrors: true,
        allowUnionTypes: true,
        coerceTypes: false,
        removeAdditional: false,
        verbose: true,
        keywords: ['x-examples', 'x-component'],
      },
    },
  })
}

/** Checks that hold for every request, before its body is read. */
function guardRequests(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff').header(requestIdHeader, request.id)
    const { raw } = request
    if (closing && request.routeOptions.config.answersWhileClosing !== true)
      done(new SynthError('shutting_down', 'The service is shutting down; connect again in a moment'))
    else if (raw.headers.host === undefined && raw.httpVersion === '1.1')
      done(new SynthError('request_malformed', 'HTTP/1.1 requires the header host'))
    else if (hasTwoHosts(raw)) done(new SynthError('request_malformed', 'There may be one header host'))
    else if ((raw.url?.length ?? 0) > longestTarget) done(new SynthError('uri_too_long', `The target may have ${longestTarget} characters`))
    else done()
  })
}

/** Answers for what no route handles before the body would be read, and its errors answered. */
function refuseUnrouted(app: FastifyInstance, methods: AllowedMethods, log: Log): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404 || request.routeOptions.url === anyPath) sendUnrouted(request, reply, methods, log)
    else done()
  })
}

/** Starts the workers with the app and, when it closes, lets requests in flight end first; those that have not by the end of the grace are ended. */
function manageLife(app: FastifyInstance, service: Service, graceMilliseconds: number): void {
  const { pool, planner, traffic } = service
  app.addHook('onReady', async () => {
    await Promise.all([pool.ready(), planner?.ready()])
  })
  watchReaders(app, service)
  app.addHook('preClose', async () => {
    // No new connections, and none that waits for its next request; Fastify would do so after the last answer only.
    app.server.close()
    traffic.closeIdle()
    await traffic.drained(graceMilliseconds)
  })
  app.addHook('onClose', async () => {
    await Promise.all([pool.close(), planner?.close()])
  })
}

/** Cuts off the readers of streamed answers that are too slow. */
function watchReaders(app: FastifyInstance, { admission, limits }: Service): void {
  const timer = setInterval(() => admission.review(), Math.min(limits.check, limits.stall / 4)).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
