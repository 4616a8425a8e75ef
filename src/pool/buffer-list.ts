/**
 * Result buffers for reuse: allocating 1 MiB costs as much as filling it twice. Giving a buffer that is still read corrupts
 * the reader's data.
 */
export class BufferList {
  readonly #buffers: ArrayBuffer[] = []
  #bytes = 0

  /** The buffer given last, which is most likely still in a CPU cache; `null` if there is none. */
  take(): ArrayBuffer | null {
    const buffer = this.#buffers.pop() ?? null
    this.#bytes -= buffer?.byteLength ?? 0
    return buffer
  }

  /** @param limit maximum bytes of the list including this buffer, which is dropped if they would exceed it */
  give(buffer: ArrayBuffer, limit: number): void {
    if (buffer.byteLength === 0 || this.#bytes + buffer.byteLength > limit) return
    this.#buffers.push(buffer)
    this.#bytes += buffer.byteLength
  }

  /** Drops all buffers. */
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
