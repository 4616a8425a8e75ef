import { createHash } from 'node:crypto'
import type { Cells } from '../engine/support/evaluate.ts'

/** SHA-256 over the cells of a column as they are on a little-endian machine, -0 as 0. */
export function hashOf({ lanes, nulls }: Cells): string {
  const hash = createHash('sha256')
  for (const lane of lanes) {
    const plain = lane.map((value) => value + 0)
    hash.update(new Uint8Array(plain.buffer, plain.byteOffset, plain.byteLength))
  }
  if (nulls !== null) hash.update(nulls)
  return hash.digest('hex')
}
