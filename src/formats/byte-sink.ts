const utf8 = new TextEncoder()

/** Bytes after `end` that a writer may overwrite. */
export const slack = 64

/** A growing buffer. Writers reserve room, write after `end` and then move it. */
export class ByteSink {
  bytes: Uint8Array<ArrayBuffer>
  end = 0

  constructor(buffer: ArrayBuffer) {
    this.bytes = new Uint8Array(buffer)
  }

  text(text: string): void {
    this.reserve(text.length * 3)
    this.end += utf8.encodeInto(text, this.bytes.subarray(this.end)).written
  }

  append(bytes: Uint8Array): void {
    this.reserve(bytes.length)
    this.bytes.set(bytes, this.end)
    this.end += bytes.length
  }

  /** Makes room for `size` more bytes; `bytes` may be another array afterwards. */
  reserve(size: number): void {
    if (this.end + size <= this.bytes.length) return
    const larger = new Uint8Array(Math.max(this.end + size, Math.ceil(this.bytes.length * 1.5)))
    larger.set(this.bytes.subarray(0, this.end))
    this.bytes = larger
  }
}
