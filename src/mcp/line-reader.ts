const newline = 10

/** Splits bytes into lines of UTF-8. The content of a line that is too long is discarded. */
export class LineReader {
  readonly #mostBytes: number
  #parts: Uint8Array[] = []
  #bytes = 0

  /** @param mostBytes of one line */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  /** The lines that end in these bytes, without their ends; null for each that is too long. */
  add(bytes: Uint8Array): readonly (string | null)[] {
    const lines: (string | null)[] = []
    let from = 0
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, from)) {
      this.#keep(bytes.subarray(from, end))
      lines.push(this.#bytes > this.#mostBytes ? null : Buffer.concat(this.#parts).toString('utf8'))
      this.clear()
      from = end + 1
    }
    this.#keep(bytes.subarray(from))
    return lines
  }

  /** Forgets the line that has not ended. */
  clear(): void {
    this.#parts = []
    this.#bytes = 0
  }

  #keep(bytes: Uint8Array): void {
    if (bytes.length === 0) return
    this.#bytes += bytes.length
    if (this.#bytes > this.#mostBytes) this.#parts = []
    else this.#parts.push(bytes)
  }
}
