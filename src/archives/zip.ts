import type { BlockSum } from '../codings/coding.ts'
import { crc32Combine } from '../codings/crc32-combine.ts'
import { deflateEnd } from '../codings/deflate-end.ts'
import { joined } from '../codings/joined.ts'
import { littleEndian } from './little-endian.ts'
import { zipDirectory } from './zip-directory.ts'
import type { ZipEntry } from './zip-entry.ts'
import { zipFormat } from './zip-format.ts'

const { version, full32, how } = zipFormat

/**
 * Frames a ZIP archive of any size without access to its data. For each file call `open`, `absorb` for every block of `deflateBlock`, and
 * `close`; then call `end`. Every file has the date 1980-01-01, so that equal data always gives an equal archive.
 */
export class ZipFrame {
  readonly #entries: ZipEntry[] = []
  #opened: ZipEntry | null = null
  /** Bytes of the archive so far. */
  #offset = 0

  /**
   * Begins a file. Returns the bytes before its blocks (APPNOTE 4.3.7).
   *
   * The sizes are unknown, so the header does not state whether they need 64 bits. Streaming readers, such as Java's before version 23,
   * then expect sizes of 32 bits after the data, and of 64 bits if they have counted more than 4 GiB. Java, Go and .NET write archives in
   * this way, too.
   *
   * @param name at most 65,535 bytes of UTF-8
   * @throws Error if a file is open
   */
  open(name: string): Uint8Array {
    if (this.#opened !== null) throw new Error('A file of the archive is open')
    const bytes = new TextEncoder().encode(name)
    this.#opened = { name: bytes, offset: this.#offset, crc: 0, plainBytes: 0, codedBytes: 0 }
    const fields = littleEndian([[0x04034b50, 4], [version, 2], ...how, [0, 4], [0, 4], [0, 4], [bytes.length, 2], [0, 2]])
    return this.#written(joined([fields, bytes]))
  }

  /** Records the next block of the open file. @throws Error if no file is open */
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

  /**
   * Ends the open file. Returns the bytes after its blocks: the end of the data, and its sizes (4.3.9), in 64 bits if one of them needs
   * these.
   */
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

  /** Returns the bytes after all files. @throws Error if a file is open */
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
