import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { clipped } from '../clipped.ts'
import type { Log, LogFields } from './log.ts'
import type { ObservedResponse } from './metrics/observed-response.ts'
import { turn } from './one-a-turn.ts'
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
      socket.once('close', () => this.#forget(socket))
    })
    server.on('request', ({ socket }) => this.#count(socket, 1))
    server.on(turn, (request: IncomingMessage, response: ObservedResponse) => {
      const end = (): void => {
        response.off('close', end)
        forget()
        this.#count(request.socket, -1)
        if (this.#log.debugEnabled) this.#log.debug('a request', describe(request, response))
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

  #forget(socket: Socket): void {
    this.#count(socket, -(this.#connections.get(socket) ?? 0))
    this.#connections.delete(socket)
  }

  #count(socket: Socket, change: number): void {
    const requests = this.#connections.get(socket)
    if (requests === undefined) return
    this.#connections.set(socket, requests + change)
    this.#inFlight += change
    if (this.#inFlight === 0) for (const resolve of this.#whenDrained.splice(0)) resolve()
  }
}

function describe(request: IncomingMessage, response: ObservedResponse): LogFields {
  return {
    request_id: requestId(request),
    method: request.method ?? '',
    path: clipped(request.url ?? ''),
    status: response.statusCode,
    milliseconds: Math.round((performance.now() - response.arrived) * 10) / 10,
    complete: response.writableFinished,
    ...response.logged,
  }
}
