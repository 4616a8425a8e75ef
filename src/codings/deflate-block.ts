import { constants, deflateRawSync } from 'node:zlib'

/**
 * Bytes that zlib returns at a time. It must exceed half of Node.js' pool of small buffers, because memory of the pool cannot be
 * transferred to other threads.
 */
const chunkSize = 64 * 1024

/**
 * Compresses bytes to raw deflate (RFC 1951) that ends at a byte boundary, refers to no earlier data and does not end the stream. Level 1
 * is half again as fast as the default level, and higher levels make the text of tables hardly smaller. The largest `memLevel` is a few
 * percent faster than the default.
 */
export function deflateBlock(plain: Uint8Array): Uint8Array {
  if (plain.length === 0) return new Uint8Array(0)
  return deflateRawSync(plain, { level: 1, memLevel: 9, finishFlush: constants.Z_SYNC_FLUSH, chunkSize })
}
