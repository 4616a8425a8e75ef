import { crc32 } from 'node:zlib'
import type { BlockSum, Coding, CodingFrame } from './coding.ts'
import { crc32Combine } from './crc32-combine.ts'
import { deflateBlock } from './deflate-block.ts'
import { deflateEnd } from './deflate-end.ts'
import { deflateProgram } from './deflate-program.ts'

class GzipFrame implements CodingFrame {
  #crc = 0
  #plainBytes = 0

  /** The header has no time and an unknown system (RFC 1952, 2.3), because these would make equal data differ. */
  head(): Uint8Array {
    return Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255)
  }

  absorb({ crc, plainBytes }: BlockSum): void {
    this.#crc = crc32Combine(this.#crc, crc, plainBytes)
    this.#plainBytes += plainBytes
  }

  tail(): Uint8Array {
    const end = deflateEnd()
    const tail = new Uint8Array(end.length + 8)
    tail.set(end)
    const view = new DataView(tail.buffer, end.length)
    view.setUint32(0, this.#crc, true)
    view.setUint32(4, this.#plainBytes % 2 ** 32, true)
    return tail
  }
}

/** gzip (RFC 1952) with a single member, because browsers, curl and others read only the first member and ignore or refuse further ones. */
export const gzip: Coding = {
  name: 'gzip',
  extension: 'gz',
  mediaType: 'application/gzip',
  compressor: `deflate ${crc32(deflateProgram)}`,
  available: true,
  encode: deflateBlock,
  frame: () => new GzipFrame(),
}
