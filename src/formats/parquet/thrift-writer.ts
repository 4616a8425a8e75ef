import type { ByteSink } from '../byte-sink.ts'

/** Types in the headers of fields and lists, in the compact protocol of Thrift. */
const types = { yes: 1, no: 2, byte: 3, i32: 5, i64: 6, binary: 8, list: 9, struct: 12 } as const

const utf8 = new TextEncoder()

/** Writes structs in the compact protocol of Apache Thrift. Fields must be written in ascending order of their ids. */
export class ThriftWriter {
  readonly sink: ByteSink
  /** For each open struct, the id of its last written field. */
  readonly #before: number[]

  /** Continues a struct whose last written field is `before`; 0 for a new struct. */
  constructor(sink: ByteSink, before = 0) {
    this.sink = sink
    this.#before = [before]
  }

  byte(id: number, value: number): this {
    this.#field(id, types.byte)
    this.#put(value)
    return this
  }

  i32(id: number, value: number): this {
    this.#field(id, types.i32)
    this.#zigzag(value)
    return this
  }

  /** `value` is within ±2^52. */
  i64(id: number, value: number): this {
    this.#field(id, types.i64)
    this.#zigzag(value)
    return this
  }

  flag(id: number, value: boolean): this {
    this.#field(id, value ? types.yes : types.no)
    return this
  }

  binary(id: number, bytes: Uint8Array): this {
    this.#field(id, types.binary)
    this.#bytes(bytes)
    return this
  }

  text(id: number, text: string): this {
    return this.binary(id, utf8.encode(text))
  }

  integers(id: number, values: readonly number[]): this {
    this.#list(id, types.i32, values.length)
    for (const value of values) this.#zigzag(value)
    return this
  }

  binaries(id: number, values: readonly Uint8Array[]): this {
    this.#list(id, types.binary, values.length)
    for (const value of values) this.#bytes(value)
    return this
  }

  /** Begins a list of `count` structs; the caller writes each between `openItem` and `close`. */
  structs(id: number, count: number): this {
    this.#list(id, types.struct, count)
    return this
  }

  open(id: number): this {
    this.#field(id, types.struct)
    return this.openItem()
  }

  openItem(): this {
    this.#before.push(0)
    return this
  }

  close(): this {
    this.#before.pop()
    this.#put(0)
    return this
  }

  #list(id: number, type: number, count: number): void {
    this.#field(id, types.list)
    if (count < 15) this.#put((count << 4) | type)
    else {
      this.#put(0xf0 | type)
      this.#varint(count)
    }
  }

  #field(id: number, type: number): void {
    const depth = this.#before.length - 1
    const step = id - (this.#before[depth] as number)
    this.#before[depth] = id
    this.#put((step << 4) | type)
  }

  #bytes(bytes: Uint8Array): void {
    this.#varint(bytes.length)
    this.sink.append(bytes)
  }

  #zigzag(value: number): void {
    this.#varint(value < 0 ? -2 * value - 1 : 2 * value)
  }

  #varint(value: number): void {
    let rest = value
    for (; rest >= 0x8000_0000; rest = Math.floor(rest / 128)) this.#put((rest % 128) | 128)
    let low = rest | 0
    for (; low > 127; low >>>= 7) this.#put((low & 127) | 128)
    this.#put(low)
  }

  #put(byte: number): void {
    const { sink } = this
    sink.reserve(1)
    sink.bytes[sink.end++] = byte
  }
}
