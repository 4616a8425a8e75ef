import { constants, deflateRawSync } from 'node:zlib'

/** Bytes that zlib hands out at a time; above half of Node's pool of small buffers, whose memory must not be moved to other threads. */
const chunkSize = 64 * 1024

/**
 * Bytes as raw deflate (RFC 1951) that ends on a byte's border, refers to nothing before it and is not the end of the stream.
 * Level 1 is half again as fast as the default, and the text of tables becomes hardly smaller at higher ones.
 */
export function deflateBlock(plain: Uint8Array): Uint8Array {
  if (plain.length === 0) return new Uint8Array(0)
  return deflateRawSync(plain, { level: 1, finishFlush: constants.Z_SYNC_FLUSH, chunkSize })
}
