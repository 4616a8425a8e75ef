import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The part of a socket's internal handle that shows how many bytes the peer has accepted: Node has no public API for it. */
interface Handle {
  /** Bytes passed to the handle. */
  readonly bytesWritten?: number
  /** Bytes of them that the operating system has not accepted yet. */
  readonly writeQueueSize?: number
}

/**
 * Measures how fast the reader of one response accepts bytes on its connection. Only time with pending bytes counts. Times are in
 * milliseconds.
 */
export class ReaderPace {
  readonly #response: ServerResponse
  readonly #socket: Socket
  #waits = false
  /** When bytes became pending; null when none are, or when the connection still belongs to an earlier response. */
  #since: number | null = null
  /** Total time of completed waits. */
  #waited = 0
  /** Accepted bytes at the last progress, and its time. */
  #taken = 0
  #progressAt = 0
  /** Start of the window in which the rate is measured. */
  #window = { waited: 0, taken: 0 }

  constructor(response: ServerResponse) {
    this.#response = response
    this.#socket = response.req.socket
    this.#window = { waited: 0, taken: this.#bytes() }
  }

  /** Bytes are pending from now on. */
  begin(): void {
    this.#waits = true
    this.#start()
  }

  /** The reader has accepted all pending bytes. */
  end(): void {
    if (this.#since !== null) this.#waited += performance.now() - this.#since
    this.#since = null
    this.#waits = false
  }

  /** Time since the last progress while bytes are pending, as far as calls of this method could observe it; 0 if none are pending. */
  stalled(): number {
    this.#start()
    if (this.#since === null) return 0
    const now = performance.now()
    const taken = this.#bytes()
    if (taken !== this.#taken) this.#progressAt = now
    this.#taken = taken
    return now - this.#progressAt
  }

  /** Accepted bytes per second, once bytes have been pending for `window` in total; null before. Each window is reported once. */
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

  /** Bytes that the operating system has accepted for the connection. */
  #bytes(): number {
    const { _handle: handle } = this.#socket as Socket & { readonly _handle?: Handle | null }
    if (handle?.bytesWritten !== undefined && handle.writeQueueSize !== undefined) return handle.bytesWritten - handle.writeQueueSize
    return this.#socket.bytesWritten - this.#socket.writableLength
  }
}
