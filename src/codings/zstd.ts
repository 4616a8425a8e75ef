import * as zlib from 'node:zlib'
import type { BlockSum, Coding, CodingFrame } from './coding.ts'

type Compress = (
  plain: Uint8Array,
  options: { readonly chunkSize: number; readonly params: Readonly<Record<number, number>> },
) => Uint8Array

/** As for deflate: memory that is none of Node's pool. */
const chunkSize = 64 * 1024

/** ZSTD_c_compressionLevel and ZSTD_c_checksumFlag. Level 1 is a quarter faster than the default, 3, and 2% larger; the checksum costs nothing. */
const params: Readonly<Record<number, number>> = { 100: 1, 201: 1 }

/** A frame of no bytes (RFC 8878, 3.1.1): its magic number, a content size of 0, and an empty last block. */
const emptyFrame: readonly number[] = [0x28, 0xb5, 0x2f, 0xfd, 0x20, 0, 1, 0, 0]

/** Node has it since 22.15. */
const compress = (zlib as { readonly zstdCompressSync?: Compress }).zstdCompressSync

class ZstdFrame implements CodingFrame {
  #codedBytes = 0

  head(): Uint8Array {
    return new Uint8Array(0)
  }

  absorb({ codedBytes }: BlockSum): void {
    this.#codedBytes += codedBytes
  }

  /** A file without any frame is none that readers take. */
  tail(): Uint8Array {
    return Uint8Array.from(this.#codedBytes === 0 ? emptyFrame : [])
  }
}

/**
 * Zstandard (RFC 8878), one frame a block, which readers have to join: blocks of one frame begin with the offsets that those before them
 * used last, so they cannot be coded apart. Some readers stop behind the first frame without an error, among them Node's own.
 */
export const zstd: Coding = {
  name: 'zstd',
  extension: 'zst',
  mediaType: 'application/zstd',
  available: compress !== undefined,
  encode(plain) {
    if (compress === undefined) throw new Error('This version of Node has no zstd; it comes with 22.15')
    return plain.length === 0 ? new Uint8Array(0) : compress(plain, { chunkSize, params })
  },
  frame: () => new ZstdFrame(),
}
