import { crc32 } from 'node:zlib'

/**
 * What tells a ref from a text that only looks like one: 4 bytes. It is of the bytes as they stand in the ref, as others can inflate to the same.
 *
 * @param version of the data that the ref is of
 * @param content of an inline ref the deflated request, of a stored one the digest
 */
export function refChecksum(version: number, content: string | Uint8Array): Buffer {
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(content, crc32(`${version}~`)))
  return checksum
}
