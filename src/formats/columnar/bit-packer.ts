import type { ByteSink } from '../byte-sink.ts'

/** Packs small integers one after another at the end of a sink, lowest bit first. */
export class BitPacker {
  readonly sink: ByteSink
  #pending = 0
  #bits = 0

  constructor(sink: ByteSink) {
    this.sink = sink
  }

  /** Appends the first `count` codes in `width` bits each, 1 to 31; every code is below 2^width. */
  append(codes: Int32Array, count: number, width: number): void {
    const { sink } = this
    sink.reserve(Math.ceil((count * width) / 8) + 4)
    const view = new DataView(sink.bytes.buffer)
    let at = sink.end
    let pending = this.#pending
    let bits = this.#bits
    for (let i = 0; i < count; i++) {
      const code = codes[i] as number
      pending |= code << bits
      bits += width
      if (bits >= 32) {
        view.setInt32(at, pending, true)
        at += 4
        bits -= 32
        pending = code >>> (width - bits)
      }
    }
    sink.end = at
    this.#pending = pending
    this.#bits = bits
  }

  /** Appends the remaining bits, padded with zeros to whole bytes. */
  flush(): void {
    const { sink } = this
    sink.reserve(4)
    for (; this.#bits > 0; this.#bits -= 8) {
      sink.bytes[sink.end++] = this.#pending
      this.#pending >>>= 8
    }
    this.#bits = 0
    this.#pending = 0
  }
}
