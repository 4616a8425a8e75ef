import { crc32 } from 'node:zlib'
import type { BlockSum, Coding } from './coding.ts'

/** A block that a worker has encoded. */
export interface CodedBlock {
  readonly bytes: Uint8Array
  readonly sum: BlockSum
}

/** Encodes a block and computes the data that its frame needs. */
export function codeBlock(plain: Uint8Array, coding: Pick<Coding, 'encode'>): CodedBlock {
  const bytes = coding.encode(plain)
  return { bytes, sum: { crc: crc32(plain), plainBytes: plain.length, codedBytes: bytes.length } }
}
