import * as zlib from 'node:zlib'
import { codeBlock } from '../../codings/code-block.ts'
import { gzip } from '../../codings/gzip.ts'
import { joined } from '../../codings/joined.ts'
import { FormatError } from '../format.ts'
import type { FormatOptions } from '../options.ts'

/** A compression method for pages. */
export interface Codec {
  /** Its number in Parquet's metadata. */
  readonly number: number
  readonly compress: (bytes: Uint8Array) => Uint8Array
}

interface Zstd {
  readonly zstdCompressSync?: (bytes: Uint8Array, options: { readonly params: Readonly<Record<number, number>> }) => Uint8Array
}

/** `ZSTD_c_compressionLevel`. */
const zstdLevel = 100

const none: Codec = { number: 0, compress: (bytes) => bytes }

const gzipped: Codec = {
  number: 2,
  compress(bytes) {
    const frame = gzip.frame()
    const block = codeBlock(bytes, gzip)
    frame.absorb(block.sum)
    return joined([frame.head(), block.bytes, frame.tail()])
  },
}

/** The codec of this name. @throws FormatError if this version of Node.js does not support it */
export function codecNamed(name: FormatOptions['codec']): Codec {
  switch (name) {
    case 'none':
      return none
    case 'gzip':
      return gzipped
    case 'zstd': {
      const { zstdCompressSync } = zlib as Zstd
      if (zstdCompressSync === undefined) throw new FormatError('The codec zstd needs Node.js 22.15 or newer: use gzip or none')
      return { number: 6, compress: (bytes) => zstdCompressSync(bytes, { params: { [zstdLevel]: 1 } }) }
    }
  }
}
