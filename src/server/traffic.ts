import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Log } from './log.ts'

/** Which requests are in flight, and on which sockets a body is being written in pieces. */
export class Traffic {
  readonly #log: Log
  readonly #streaming = new WeakSet<Duplex>()
  readonly #whenDrained: (() => void)[] = []
  #inFlight = 0

  constructor(log: Log) {
    this.#log = log
  }

  /** Counts the requests of one server from their arrival until the answer is sent or the client is gone. */
  watch(server: Server): void {
    server.on('request', (request, response) => {
      this.#inFlight += 1
      const arrived = this.#log.debugEnabled ? performance.now() : 0
      response.once('close', () => {
        this.#inFlight -= 1
        if (this.#log.debugEnabled) this.#log.debug(describe(request, response, performance.now() - arrived))
        if (this.#inFlight === 0) for (const resolve of this.#whenDrained.splice(0)) resolve()
      })
    })
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

  /** Whether part of a body is on its way: bytes that do not belong to it would corrupt it. */
  isStreaming(socket: Duplex): boolean {
    return this.#streaming.has(socket)
  }

  startStreaming(socket: Duplex): void {
    this.#streaming.add(socket)
  }

  endStreaming(socket: Duplex): void {
    this.#streaming.delete(socket)
  }
}

function describe(request: IncomingMessage, response: ServerResponse, milliseconds: number): string {
  const end = response.writableFinished ? '' : ' (cut off)'
  return `${request.method} ${request.url?.slice(0, 200)} ${response.statusCode} ${milliseconds.toFixed(1)} ms${end}`
}
