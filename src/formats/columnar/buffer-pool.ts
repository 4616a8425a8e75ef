/** Maximum bytes kept for later blocks of any writer. */
const maxKept = 16 * 1024 * 1024

const kept: ArrayBuffer[] = []
let keptBytes = 0

/** Buffers of ended blocks for reuse: allocating one costs about as much as filling it twice. */
export const bufferPool: {
  /** A buffer with any content and of any size: the one that was released last. */
  take(): ArrayBuffer
  give(buffer: ArrayBuffer): void
} = {
  take() {
    const buffer = kept.pop()
    if (buffer === undefined) return new ArrayBuffer(8_192)
    keptBytes -= buffer.byteLength
    return buffer
  },
  give(buffer) {
    if (keptBytes + buffer.byteLength > maxKept) return
    keptBytes += buffer.byteLength
    kept.push(buffer)
  },
}
