import { createServer, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { SynthError } from '../errors.ts'
import { ObservedResponse } from './metrics/observed-response.ts'
import { endWithProblem, rawProblem } from './raw-problem.ts'
import type { Traffic } from './traffic.ts'

/** How long a connection may take for what it owes, in milliseconds. */
export interface TimeLimits {
  /** From the connection, or the end of the last answer's keep-alive, to the end of the headers. */
  readonly headers: number
  /** From there to the end of the body. */
  readonly request: number
  /** A connection without a request. */
  readonly keepAlive: number
  /** How often the two first limits are checked. */
  readonly check: number
  /** A reader of an answer that takes nothing at all. */
  readonly stall: number
  /** The same where all places are taken and another request wants one. */
  readonly giveWay: number
  /** What a worker makes at once, and, from a request that can be answered on, the first byte of a streamed answer. */
  readonly task: number
}

export const defaultTimeLimits: TimeLimits = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 60_000,
  check: 1_000,
  stall: 60_000,
  giveWay: 5_000,
  task: 30_000,
}

/** An HTTP server that answers with a problem wherever Node would answer by itself. */
export function createHttpServer(handler: RequestListener, limits: TimeLimits, traffic: Traffic): Server {
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: limits.check,
      // The app refuses a request without a host; Node's own answer has no body.
      requireHostHeader: false,
      noDelay: true,
      ServerResponse: ObservedResponse,
    },
    handler,
  )
  traffic.watch(server)
  // Once nothing follows in an answer: only its reader is waited for. First, as an answer may be there as soon as it is asked for.
  server.prependListener('request', (_request, response) => response.once('prefinish', () => response.setTimeout(limits.stall)))
  server.on('clientError', (error, socket) => answerClientError(error, socket, traffic))
  server.on('checkExpectation', (request, response) => {
    const error = new SynthError('expectation_failed', 'The only expectation that is met is 100-continue')
    const { status, headers, body } = rawProblem(error, request)
    response.writeHead(status, headers).end(body)
  })
  server.on('connect', (request, socket) => {
    endWithProblem(socket, new SynthError('request_malformed', 'This service is no proxy: CONNECT has no meaning here'), request)
  })
  return server
}

function answerClientError(error: NodeJS.ErrnoException, socket: Duplex, traffic: Traffic): void {
  if (error.code === 'ECONNRESET' || !socket.writable || traffic.isStreaming(socket)) {
    socket.destroy()
    return
  }
  endWithProblem(socket, clientErrorOf(error.code ?? ''), null)
}

function clientErrorOf(code: string): SynthError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new SynthError('headers_too_large', 'The request line and the headers together may have 16 KiB')
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new SynthError('request_timeout', 'The request did not arrive completely in time')
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new SynthError('body_too_large', 'The chunk extensions of the body are too large')
    default:
      return new SynthError('request_malformed', 'The bytes that arrived are not an HTTP/1.1 request')
  }
}
