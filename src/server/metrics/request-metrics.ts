import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { turn } from '../one-a-turn.ts'
import { ObservedResponse } from './observed-response.ts'

/** Route and method of requests that no route handles: arbitrary paths must not add time series. */
const none = 'none'

/** Counts the requests of an app and measures the time until their answers begin. Register it before any hook that answers. */
export function requestMetrics(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const requests = new Counter({
    name: 'synth_http_requests_total',
    help: 'Finished requests, by route pattern and status; "none" if there was no route or no status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const brokenOff = new Counter({
    name: 'synth_http_responses_broken_off_total',
    help: 'Answers that ended incomplete: the reader disconnected, or generating the data failed.',
    labelNames: ['route'],
    registers,
  })
  const firstByte = new Histogram({
    name: 'synth_http_first_byte_seconds',
    help: 'Time from the headers of a request to those of its answer, including the transfer of the request body.',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const refused = new Counter({
    name: 'synth_http_connections_refused_total',
    help: 'Connections that broke or were closed before a complete request: invalid HTTP, or headers that were too large or too slow.',
    registers,
  })
  app.addHook('onRequest', (request, { raw }, done) => {
    if (raw instanceof ObservedResponse) {
      const route = request.is404 ? null : (request.routeOptions.url ?? null)
      raw.observed = { route: route ?? none, method: route === null ? none : request.method }
    }
    done()
  })
  app.server.on('clientError', () => refused.inc())
  app.server.on(turn, (_request: IncomingMessage, response: ObservedResponse) => {
    response.once('close', () => {
      const { route, method } = response.observed ?? { route: none, method: none }
      requests.inc({ route, method, status: response.headersSent ? response.statusCode : none })
      if (!response.writableFinished) brokenOff.inc({ route })
      if (response.answered !== null) firstByte.observe({ route }, (response.answered - response.arrived) / 1000)
    })
  })
}
