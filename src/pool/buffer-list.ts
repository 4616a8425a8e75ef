/** A buffer that grew beyond this many bytes is left to the garbage collector: one odd response must not pin memory. */
const largestKept = 8 * 2 ** 20

/**
 * Result buffers that nobody reads any more, for the next tasks to fill: a fresh 1 MiB costs as much as filling it twice.
 * Giving a buffer that something still reads corrupts what is read.
 */
export class BufferList {
  readonly #buffers: ArrayBuffer[] = []

  /** The buffer given last, which is the likeliest to be in a cache; `null` when there is none. */
  take(): ArrayBuffer | null {
    return this.#buffers.pop() ?? null
  }

  /** @param limit the list keeps at most so many buffers, included this one */
  give(buffer: ArrayBuffer, limit: number): void {
    if (this.#buffers.length < limit && buffer.byteLength > 0 && buffer.byteLength <= largestKept) this.#buffers.push(buffer)
  }

  get size(): number {
    return this.#buffers.length
  }
}
