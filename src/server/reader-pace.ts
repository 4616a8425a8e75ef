import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The part of a handle of Node's that a socket looks at to know whether its peer takes anything: Node tells it no other way. */
interface Handle {
  /** Bytes given to the handle. */
  readonly bytesWritten?: number
  /** Bytes of them that the operating system has not taken yet. */
  readonly writeQueueSize?: number
}

/** How fast the reader of one response takes what is written to its connection. Only the time counts while something waits for it. Times are in milliseconds. */
export class ReaderPace {
  readonly #response: ServerResponse
  readonly #socket: Socket
  #waits = false
  /** Since when something waits for the reader; null when nothing does, or the connection is still taken by the response before. */
  #since: number | null = null
  /** Time that went by in waits that are over. */
  #waited = 0
  /** Bytes that were taken when progress was seen last, and when that was. */
  #taken = 0
  #progressAt = 0
  /** Where the window began in which the rate is measured. */
  #window = { waited: 0, taken: 0 }

  constructor(response: ServerResponse) {
    this.#response = response
    this.#socket = response.req.socket
    this.#window = { waited: 0, taken: this.#bytes() }
  }

  /** Something waits for the reader from now on. */
  begin(): void {
    this.#waits = true
    this.#start()
  }

  /** The reader has taken all that waited. */
  end(): void {
    if (this.#since !== null) this.#waited += performance.now() - this.#since
    this.#since = null
    this.#waits = false
  }

  /** How long the reader has taken nothing of what waits for it, as far as calls of this could see; 0 where nothing waits. */
  stalled(): number {
    this.#start()
    if (this.#since === null) return 0
    const now = performance.now()
    const taken = this.#bytes()
    if (taken !== this.#taken) this.#progressAt = now
    this.#taken = taken
    return now - this.#progressAt
  }

  /** Bytes a second that it took of what waited, once that was waited for so long; null until then. Each such window is told once. */
  rate(window: number): number | null {
    const waited = this.#waited + (this.#since === null ? 0 : performance.now() - this.#since)
    const time = waited - this.#window.waited
    if (time < window) return null
    const taken = this.#bytes()
    const rate = ((taken - this.#window.taken) * 1000) / time
    this.#window = { waited, taken }
    return rate
  }

  #start(): void {
    if (!this.#waits || this.#since !== null || this.#response.socket === null) return
    this.#since = performance.now()
    this.#progressAt = this.#since
    this.#taken = this.#bytes()
  }

  /** Bytes that the operating system has taken for the connection. */
  #bytes(): number {
    const { _handle: handle } = this.#socket as Socket & { readonly _handle?: Handle | null }
    if (handle?.bytesWritten !== undefined && handle.writeQueueSize !== undefined) return handle.bytesWritten - handle.writeQueueSize
    return this.#socket.bytesWritten - this.#socket.writableLength
  }
}
