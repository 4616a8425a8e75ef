import { joined } from '../codings/joined.ts'
import { littleEndian, type Field } from './little-endian.ts'
import type { ZipEntry } from './zip-entry.ts'
import { zipFormat } from './zip-format.ts'

const { version, version64, full16, full32, extra64, how } = zipFormat

/**
 * APPNOTE 4.4.2 and 4.4.15: made on Unix, a regular file with the permissions rw-r--r--. Without it, Unix extracts files that nobody may
 * read.
 */
const unix = 3 << 8
const plainFile = 0o100644 * 2 ** 16

/**
 * The bytes after the files of an archive (APPNOTE 4.3.6): the central directory and its end. ZIP64 is used only for numbers that need it,
 * so that readers without ZIP64 can read all other archives.
 * @param offset bytes of the archive before the directory
 */
export function zipDirectory(entries: readonly ZipEntry[], offset: number): Uint8Array {
  const headers = entries.flatMap(header)
  const size = headers.reduce((sum, { length }) => sum + length, 0)
  return joined([...headers, ...end(entries.length, size, offset)])
}

/** The entry of one file (4.3.12). */
function header({ name, offset, crc, plainBytes, codedBytes }: ZipEntry): readonly Uint8Array[] {
  // In the order of the extra field (4.5.3).
  const large = [plainBytes, codedBytes, offset].filter((number) => number >= full32)
  const extra: readonly Field[] =
    large.length === 0 ? [] : [[extra64, 2], [8 * large.length, 2], ...large.map((number) => [number, 8] as const)]
  const needed = large.length === 0 ? version : version64
  const fields = littleEndian([
    [0x02014b50, 4],
    [unix + needed, 2],
    [needed, 2],
    ...how,
    [crc, 4],
    [Math.min(codedBytes, full32), 4],
    [Math.min(plainBytes, full32), 4],
    [name.length, 2],
    [large.length === 0 ? 0 : 4 + 8 * large.length, 2],
    // No comment, disk 0, no internal attributes.
    [0, 2],
    [0, 2],
    [0, 2],
    [plainFile, 4],
    [Math.min(offset, full32), 4],
  ])
  return [fields, name, littleEndian(extra)]
}

/** The end of the directory (4.3.16), after ZIP64 records (4.3.14, 4.3.15) for numbers that do not fit into it. */
function end(count: number, size: number, offset: number): readonly Uint8Array[] {
  const last = littleEndian([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [Math.min(count, full16), 2],
    [Math.min(count, full16), 2],
    [Math.min(size, full32), 4],
    [Math.min(offset, full32), 4],
    [0, 2],
  ])
  if (count < full16 && size < full32 && offset < full32) return [last]
  const record = littleEndian([
    [0x06064b50, 4],
    // Size of the rest of this record in bytes.
    [44, 8],
    [unix + version64, 2],
    [version64, 2],
    [0, 4],
    [0, 4],
    [count, 8],
    [count, 8],
    [size, 8],
    [offset, 8],
  ])
  const locator = littleEndian([
    [0x07064b50, 4],
    [0, 4],
    [offset + size, 8],
    [1, 4],
  ])
  return [record, locator, last]
}
