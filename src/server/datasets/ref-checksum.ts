import { crc32 } from 'node:zlib'

/**
 * The checksum that distinguishes a ref from a similar text: 4 bytes. It covers the bytes as they are in the ref, as different bytes can
 * inflate to the same text.
 *
 * @param version the data version of the ref
 * @param content the deflated request of an inline ref, the digest of a stored one
 */
export function refChecksum(version: number, content: string | Uint8Array): Buffer {
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(content, crc32(`${version}~`)))
  return checksum
}
