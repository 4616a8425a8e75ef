// Raw deflate (RFC 1951) of one piece of bytes at a time, made for text of tables: greedy matches found through a small hash table, and
// Huffman codes of each block.
import { address, open, putStored } from './bits'
import { findMatches, forget } from './find-matches'
import { input, output, pieceBytes } from './memory'
import { putBlock } from './put-block'

/** Address at which the caller puts the bytes to encode. */
export function inputAddress(): usize {
  return input
}

/** Address of the encoded bytes. */
export function outputAddress(): usize {
  return output
}

/** Largest number of bytes that one call encodes. */
export function mostBytes(): u32 {
  return pieceBytes
}

/**
 * Encodes the first bytes of the input, at most `mostBytes`, without reference to earlier pieces. The encoded bytes end with an empty
 * stored block, so that they end at a byte boundary and any piece can follow.
 * @returns the number of encoded bytes
 */
export function encode(length: u32): u32 {
  open()
  const end = input + length
  for (let start = input; start < end;) {
    const blockEnd = findMatches(start, end)
    putBlock(start, blockEnd)
    start = blockEnd
  }
  forget(length)
  putStored(end, 0)
  return <u32>(address() - output)
}
