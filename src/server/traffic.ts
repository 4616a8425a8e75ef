import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { clipped } from '../clipped.ts'
import type { Log, LogFields } from './log.ts'
import { ObservedResponse } from './metrics/observed-response.ts'
import { requestId } from './request-id.ts'
import { whenEnded } from './when-ended.ts'

/** The requests in flight, and the sockets on which a body is being streamed. */
export class Traffic {
  readonly #log: Log
  readonly #streaming = new WeakSet<Duplex>()
  /** The open connections, each with its number of requests in flight. */
  readonly #connections = new Map<Socket, number>()
  readonly #whenDrained: (() => void)[] = []
  #inFlight = 0

  constructor(log: Log) {
    this.#log = log
  }

  /** Counts the requests of one server from their arrival until the answer is sent or the client has disconnected. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.#connections.set(socket, 0)
      socket.once('close', () => this.#connections.delete(socket))
    })
    server.on('request', (request, response) => {
      this.#count(request.socket, 1)
      const arrived = this.#log.debugEnabled ? performance.now() : 0
      const end = (): void => {
        response.off('close', end)
        forget()
        this.#count(request.socket, -1)
        if (this.#log.debugEnabled) this.#log.debug('a request', describe(request, response, performance.now() - arrived))
      }
      response.once('close', end)
      const forget = whenEnded(request.socket, end)
    })
  }

  /** Number of open connections. */
  get connections(): number {
    return this.#connections.size
  }

  /** Number of requests whose answer is not finished. */
  get inFlight(): number {
    return this.#inFlight
  }

  /** Closes the connections without a request in flight, including those that have not sent anything yet. */
  closeIdle(): void {
    for (const [socket, requests] of this.#connections) if (requests === 0) socket.destroy()
  }

  /** Resolves when no request is in flight, or when the time is over. */
  drained(milliseconds: number): Promise<void> {
    if (this.#inFlight === 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#whenDrained.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  /** Whether a body is being streamed on the socket: other bytes would corrupt it. */
  isStreaming(socket: Duplex): boolean {
    return this.#streaming.has(socket)
  }

  startStreaming(socket: Duplex): void {
    this.#streaming.add(socket)
  }

  endStreaming(socket: Duplex): void {
    this.#streaming.delete(socket)
  }

  #count(socket: Socket, change: number): void {
    const requests = this.#connections.get(socket)
    if (requests !== undefined) this.#connections.set(socket, requests + change)
    this.#inFlight += change
    if (this.#inFlight === 0) for (const resolve of this.#whenDrained.splice(0)) resolve()
  }
}

function describe(request: IncomingMessage, response: ServerResponse, milliseconds: number): LogFields {
  return {
    request_id: requestId(request),
    method: request.method ?? '',
    path: clipped(request.url ?? ''),
    status: response.statusCode,
    milliseconds: Math.round(milliseconds * 10) / 10,
    complete: response.writableFinished,
    ...(response instanceof ObservedResponse ? response.logged : {}),
  }
}
