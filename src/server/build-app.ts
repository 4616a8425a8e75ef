import fastify, { type FastifyInstance } from 'fastify'
import { SynthError } from '../errors.ts'
import { AllowedMethods, anyPath } from './allowed-methods.ts'
import { bodyLimit } from './body-limit.ts'
import { handleErrors, sendProblem, sendUnrouted } from './error-handlers.ts'
import { type AppOptions, createService } from './create-service.ts'
import { createHttpServer } from './http-server.ts'
import { lazyDocs } from './lazy-docs.ts'
import { LazyValidation } from './lazy-validation.ts'
import type { Log } from './log.ts'
import { measure } from './metrics/measure.ts'
import { parseJson } from './parse-json.ts'
import { addRoutes } from './routes/index.ts'
import { startThreads } from './start-threads.ts'
import { requestId, requestIdHeader } from './request-id.ts'
import { restService } from './rest-service.ts'
import { Resting } from './resting.ts'
import { hasTwoHosts } from './security/has-two-hosts.ts'
import { noSecurity } from './security/no-security.ts'
import { protect } from './security/protect.ts'
import type { Service } from './service.ts'

/** Maximum length of a request target in characters: twice the longest ref. */
const longestTarget = 8192

/** Number of requests in flight up to which a service without other work is idle: those of probes. */
const probes = 8

/**
 * The complete service except for its port: plugins, routes, error answers. `ready` waits for the workers, `close` for requests in flight.
 */
export function buildApp(options: AppOptions, service: Service = createService(options)): FastifyInstance {
  const { graceMilliseconds = 0, security = noSecurity, waitsForThreads = true } = options
  const { log } = service
  const validation = new LazyValidation()
  const app = createFastify(service, validation)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => parseJson(body))
  validation.watch(app)
  const methods = new AllowedMethods()
  methods.watch(app)
  handleErrors(app, methods, log)
  const registry = measure(app, service)
  guardRequests(app)
  protect(app, security)
  app.after(() => refuseUnrouted(app, methods, log))
  app.after(() => {
    lazyDocs(app, async () => (await import('./docs-app.ts')).createDocsApp(log))
    addRoutes(app, service, registry, security)
  })
  if (waitsForThreads) app.addHook('onReady', () => startThreads(service))
  manageLife(app, service, graceMilliseconds, options.onWaiting)
  return app
}

function createFastify({ limits, traffic, log }: Service, { schemaController }: LazyValidation): FastifyInstance {
  return fastify({
    serverFactory: (handler) => createHttpServer(handler, limits, traffic),
    // The server from the factory answers these errors.
    clientErrorHandler: () => {},
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply, log),
    bodyLimit,
    genReqId: requestId,
    routerOptions: { maxParamLength: longestTarget },
    forceCloseConnections: true,
    // The time-out would limit how long closing may take, which the grace period does, and how long workers may take to start.
    pluginTimeout: 0,
    return503OnClosing: false,
    schemaController,
  })
}

/** Checks that apply to every request before its body is read. */
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
      done(new SynthError('request_malformed', 'HTTP/1.1 requires the header Host'))
    else if (hasTwoHosts(raw)) done(new SynthError('request_malformed', 'The request must have exactly one header Host'))
    else if ((raw.url?.length ?? 0) > longestTarget)
      done(new SynthError('uri_too_long', `The request target must have at most ${longestTarget} characters`))
    else done()
  })
}

/** Answers requests that no route handles, before their body is read. */
function refuseUnrouted(app: FastifyInstance, methods: AllowedMethods, log: Log): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404 || request.routeOptions.url === anyPath) sendUnrouted(request, reply, methods, log)
    else done()
  })
}

/** When the app closes, waits for the requests in flight, at most for the grace period; then ends them. */
function manageLife(
  app: FastifyInstance,
  service: Service,
  graceMilliseconds: number,
  onWaiting: (responses: number) => void = () => {},
): void {
  const { pool, planner, traffic, fleet } = service
  watchReaders(app, service)
  restWhenIdle(app, service)
  app.addHook('preClose', async () => {
    // Close idle connections and accept no new ones now; Fastify would do so only after the last answer.
    app.server.close()
    traffic.closeIdle()
    if (traffic.inFlight > 0) onWaiting(traffic.inFlight)
    await traffic.drained(graceMilliseconds)
  })
  app.addHook('onClose', async () => {
    await Promise.all([pool.close(), planner?.close(), fleet?.close()])
  })
}

/** Ends streamed responses whose readers are too slow. */
function watchReaders(app: FastifyInstance, { admission, limits }: Service): void {
  const timer = setInterval(() => admission.review(), Math.min(limits.check, limits.stall / 4)).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}

/** Makes the threads release memory when the service becomes idle. */
function restWhenIdle(app: FastifyInstance, service: Service): void {
  const { pool, planner, made, admission, traffic, limits, log } = service
  const resting = new Resting({
    work: () => pool.started + made.bytes + (planner?.asked ?? 0),
    isBusy: () => admission.open > 0 || (planner?.calls ?? 0) > 0 || traffic.inFlight > probes,
    memory: () => process.memoryUsage.rss(),
    rest: () => restService(service),
  })
  const review = (): void => {
    resting.review(performance.now()).catch((error: unknown) => log.warn('memory could not be released', { reason: String(error) }))
  }
  const timer = setInterval(review, limits.check).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
