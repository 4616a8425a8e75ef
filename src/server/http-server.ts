import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { SynthError } from '../errors.ts'
import { ObservedResponse } from './metrics/observed-response.ts'
import { giveTurns, turn } from './one-a-turn.ts'
import { PacedRequest } from './paced-request.ts'
import { endWithProblem, rawProblem } from './raw-problem.ts'
import { shareReading } from './shared-reading.ts'
import type { Traffic } from './traffic.ts'

/** Time limits of a connection, in milliseconds. */
export interface TimeLimits {
  /** From the connection, or the end of keep-alive after the last answer, to the end of the headers. */
  readonly headers: number
  /** From there to the end of the body. */
  readonly request: number
  /** Idle time of a connection without a request. */
  readonly keepAlive: number
  /** Interval at which the first two limits are checked. */
  readonly check: number
  /** Time without progress after which a reader of an answer is disconnected. */
  readonly stall: number
  /** The same when all places are taken and another request wants one. */
  readonly giveWay: number
  /** Time limit of one task of a worker, and of a streamed answer from the request to its first byte. */
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

/** An HTTP server that answers with a problem in all cases in which Node would send its own error answer. */
export function createHttpServer(handler: RequestListener, limits: TimeLimits, traffic: Traffic): Server {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.check,
    // The app refuses a request without the header Host; Node's answer has no body.
    requireHostHeader: false,
    noDelay: true,
    IncomingMessage: PacedRequest,
    ServerResponse: ObservedResponse,
  })
  shareReading(server)
  giveTurns(server)
  traffic.watch(server)
  // Once the answer is complete, only its reader can delay it.
  server.on(turn, (_request, response: ServerResponse) => response.once('prefinish', () => response.setTimeout(limits.stall)))
  server.on(turn, handler)
  server.on('clientError', (error, socket) => answerClientError(error, socket, traffic))
  server.on('checkExpectation', (request, response) => {
    const error = new SynthError('expectation_failed', 'The only supported expectation is 100-continue')
    const { status, headers, body } = rawProblem(error, request)
    response.writeHead(status, headers).end(body)
  })
  server.on('connect', (request, socket) => {
    // Node has removed its own listener: without another one, a reset of this connection would end the process.
    socket.on('error', () => socket.destroy())
    endWithProblem(socket, new SynthError('request_malformed', 'This service is not a proxy: it does not support CONNECT'), request)
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
      return new SynthError('headers_too_large', 'The request line and the headers together must have at most 16 KiB')
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new SynthError('request_timeout', 'The request did not arrive completely in time')
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new SynthError('body_too_large', 'The chunk extensions of the body are too large')
    case 'HPE_INVALID_URL':
      return new SynthError('request_malformed', 'The address must be ASCII: write other characters percent-encoded, such as %C3%A9 for é')
    default:
      return new SynthError('request_malformed', 'The received bytes are not an HTTP/1.1 request')
  }
}
