import type { ServerResponse } from 'node:http'
import { ReaderPace } from './reader-pace.ts'
import { whenEnded } from './when-ended.ts'

/** Writes a body in pieces and reports when the memory of a piece is no longer read. */
export class BodyWriter {
  readonly pace: ReaderPace
  readonly #response: ServerResponse
  readonly #onLeave: () => void
  /** Stops listening for the end of the connection. */
  readonly #forget: () => void
  #settle: ((flushed: boolean) => void) | null = null
  #left: boolean

  /** @param onLeave called once if the reader disconnects before `end` */
  constructor(response: ServerResponse, onLeave: () => void) {
    this.#response = response
    this.pace = new ReaderPace(response)
    this.#onLeave = onLeave
    const { socket } = response.req
    // An answer that waits behind another one on its connection is not destroyed with it.
    this.#left = response.destroyed || socket.destroyed
    response.once('close', this.#leave)
    this.#forget = whenEnded(socket, this.#leave)
  }

  /** Whether the reader has disconnected. */
  get left(): boolean {
    return this.#left
  }

  /**
   * @returns true when the operating system has accepted every byte, so that the memory can be reused; false when the reader has
   * disconnected: then the socket may still hold the bytes, and their memory must not be written to
   */
  write(bytes: Uint8Array): Promise<boolean> {
    if (this.#left) return Promise.resolve(false)
    return new Promise((resolve) => {
      this.#settle = resolve
      this.pace.begin()
      this.#response.write(bytes, (error) => {
        this.#settle = null
        this.pace.end()
        resolve(error === null || error === undefined)
      })
    })
  }

  /** Ends a complete body. */
  end(): void {
    this.detach()
    this.#response.end()
  }

  /** Breaks the connection, so that no reader mistakes the partial body for the whole. */
  abort(): void {
    this.detach()
    this.#break()
  }

  /** Breaks the connection and handles it like a reader that disconnected. */
  cutOff(): void {
    this.#break()
    // An answer that waits behind another one reports no end of its own.
    this.#leave()
  }

  #break(): void {
    // Without chunked encoding, the end of the connection is the end of the body: only a reset shows that bytes are missing.
    if (this.#response.req.httpVersion === '1.0') this.#response.socket?.resetAndDestroy()
    else this.#response.destroy()
  }

  /** Stops listening for the end of the response. Implied by `end` and `abort`. */
  detach(): void {
    this.#response.off('close', this.#leave)
    this.#forget()
  }

  readonly #leave = (): void => {
    if (this.#left) return
    this.#left = true
    this.detach()
    this.#settle?.(false)
    this.#onLeave()
  }
}
