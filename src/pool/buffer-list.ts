/**
 * Result buffers that nobody reads any more, for the next tasks to fill: a fresh 1 MiB costs as much as filling it twice.
 * Giving a buffer that something still reads corrupts what is read.
 */
export class BufferList {
  readonly #buffers: ArrayBuffer[] = []
  #bytes = 0

  /** The buffer given last, which is the likeliest to be in a cache; `null` when there is none. */
  take(): ArrayBuffer | null {
    const buffer = this.#buffers.pop() ?? null
    this.#bytes -= buffer?.byteLength ?? 0
    return buffer
  }

  /** @param limit the list keeps at most so many bytes, those of this buffer included; it is left to the garbage collector beyond them */
  give(buffer: ArrayBuffer, limit: number): void {
    if (buffer.byteLength === 0 || this.#bytes + buffer.byteLength > limit) return
    this.#buffers.push(buffer)
    this.#bytes += buffer.byteLength
  }

  /** Leaves all buffers to the garbage collector. */
  clear(): void {
    this.#buffers.length = 0
    this.#bytes = 0
  }

  get size(): number {
    return this.#buffers.length
  }

  get bytes(): number {
    return this.#bytes
  }
}
