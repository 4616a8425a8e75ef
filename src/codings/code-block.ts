import { crc32 } from 'node:zlib'
import type { BlockSum, Coding } from './coding.ts'

/** A block as it leaves a worker. */
export interface CodedBlock {
  readonly bytes: Uint8Array
  readonly sum: BlockSum
}

/** Codes a block and sums it up for the frame. */
export function codeBlock(plain: Uint8Array, coding: Pick<Coding, 'encode'>): CodedBlock {
  const bytes = coding.encode(plain)
  return { bytes, sum: { crc: crc32(plain), plainBytes: plain.length, codedBytes: bytes.length } }
}
