import type { Dictionary } from '../../vector.ts'

/** Bits of a code of a dictionary; one at least, as not all readers know codes of none. */
export function codeBits({ words }: Dictionary): number {
  return Math.max(1, 32 - Math.clz32(words.length - 1))
}
