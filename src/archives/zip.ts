import type { BlockSum } from '../codings/coding.ts'
import { crc32Combine } from '../codings/crc32-combine.ts'
import { deflateEnd } from '../codings/deflate-end.ts'
import { joined } from './joined.ts'
import { littleEndian } from './little-endian.ts'
import { zipDirectory } from './zip-directory.ts'
import type { ZipEntry } from './zip-entry.ts'
import { zipFormat } from './zip-format.ts'

const { version, full32, how } = zipFormat

/**
 * Frames a ZIP archive of any size without seeing its data: `open`, `absorb` for every block of `deflateBlock`, `close` for each file, then
 * `end`. Every file is dated 1980-01-01: an archive of the same data later is the same archive.
 */
export class ZipFrame {
  readonly #entries: ZipEntry[] = []
  #opened: ZipEntry | null = null
  /** Bytes of the archive so far. */
  #offset = 0

  /**
   * What stands before a file's blocks (APPNOTE 4.3.7).
   *
   * The sizes are not known yet, so it does not say whether 64 bits will be needed for them. Readers that stream, Java's before 23 among them,
   * then expect 32 bits behind the data, and 64 when they have counted more than 4 GiB. Java, Go and .NET write so too.
   *
   * @param name at most 65,535 bytes of UTF-8
   */
  open(name: string): Uint8Array {
    if (this.#opened !== null) throw new Error('A file of the archive is open')
    const bytes = new TextEncoder().encode(name)
    this.#opened = { name: bytes, offset: this.#offset, crc: 0, plainBytes: 0, codedBytes: 0 }
    const fields = littleEndian([[0x04034b50, 4], [version, 2], ...how, [0, 4], [0, 4], [0, 4], [bytes.length, 2], [0, 2]])
    return this.#written(joined([fields, bytes]))
  }

  /** Takes note of the next block of the open file. */
  absorb(block: BlockSum): void {
    const entry = this.#open()
    this.#opened = {
      ...entry,
      crc: crc32Combine(entry.crc, block.crc, block.plainBytes),
      plainBytes: entry.plainBytes + block.plainBytes,
      codedBytes: entry.codedBytes + block.codedBytes,
    }
    this.#offset += block.codedBytes
  }

  /** What stands behind a file's blocks: the end of its data and their sizes (4.3.9), of 64 bits where one of them needs them. */
  close(): Uint8Array {
    const last = deflateEnd()
    this.absorb({ crc: 0, plainBytes: 0, codedBytes: last.length })
    const entry = this.#open()
    const { crc, plainBytes, codedBytes } = entry
    const width = plainBytes > full32 || codedBytes > full32 ? 8 : 4
    this.#entries.push(entry)
    this.#opened = null
    const descriptor = littleEndian([
      [0x08074b50, 4],
      [crc, 4],
      [codedBytes, width],
      [plainBytes, width],
    ])
    this.#offset += descriptor.length
    return joined([last, descriptor])
  }

  /** What stands behind all files. */
  end(): Uint8Array {
    if (this.#opened !== null) throw new Error('A file of the archive is open')
    return zipDirectory(this.#entries, this.#offset)
  }

  #open(): ZipEntry {
    if (this.#opened === null) throw new Error('No file of the archive is open')
    return this.#opened
  }

  #written(bytes: Uint8Array): Uint8Array {
    this.#offset += bytes.length
    return bytes
  }
}
