import { IncomingMessage } from 'node:http'
import { afterNextTurn, readPart } from './shared-reading.ts'

/** Number of chunks of a body that are passed on as they come; later ones are joined. */
const singleChunks = 100

/** What Node.js reads from a socket at a time, in bytes. */
const socketBuffer = 65_536

/**
 * A request whose body may come in any number of small chunks: those of a socket buffer are joined, and the next buffer is read after those
 * of other connections that wait. Without this, a turn reads up to 2 MB of a socket: 300,000 chunks of one byte, each an event of its own.
 */
export class PacedRequest extends IncomingMessage {
  #chunks = 0
  #joined: Buffer | undefined
  /** Number of bytes of `#joined` that are in use. */
  #used = 0
  /** Size of the read that waits for a later turn, if there is one. */
  #wanted: number | undefined

  /** Takes a chunk from the parser, which stops reading from the socket where this returns false; null ends the body. */
  override push(chunk: Buffer | null): boolean {
    if (chunk === null) {
      this.#passOn()
      return super.push(null)
    }
    if (++this.#chunks <= singleChunks) return super.push(chunk)
    readPart(this.socket)
    this.#join(chunk)
    return false
  }

  override _read(size: number): void {
    if (this.#joined === undefined) super._read(size)
    else this.#wanted = size
  }

  #join(chunk: Buffer): void {
    if (this.#joined !== undefined && this.#used + chunk.length > this.#joined.length) this.#passOn()
    if (this.#joined === undefined) {
      this.#joined = Buffer.allocUnsafe(Math.max(socketBuffer, chunk.length))
      afterNextTurn(() => this.#goOn())
    }
    this.#joined.set(chunk, this.#used)
    this.#used += chunk.length
  }

  #passOn(): void {
    const joined = this.#joined?.subarray(0, this.#used)
    this.#joined = undefined
    this.#used = 0
    if (joined !== undefined) super.push(joined)
  }

  #goOn(): void {
    this.#passOn()
    const wanted = this.#wanted
    this.#wanted = undefined
    if (wanted !== undefined) super._read(wanted)
  }
}
