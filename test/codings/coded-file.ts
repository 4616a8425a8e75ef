import { codeBlock } from '../../src/codings/code-block.ts'
import type { Coding } from '../../src/codings/coding.ts'

/** A whole output of blocks, as it would be sent. */
export function codedFile(coding: Coding, blocks: readonly Uint8Array[]): Buffer {
  const frame = coding.frame()
  const pieces = [frame.head()]
  for (const block of blocks) {
    const { bytes, sum } = codeBlock(block, coding)
    pieces.push(bytes)
    frame.absorb(sum)
  }
  pieces.push(frame.tail())
  return Buffer.concat(pieces)
}
