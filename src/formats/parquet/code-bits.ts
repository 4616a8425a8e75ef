import type { AnyDictionary } from '../../vector.ts'
import { dictionarySize } from '../columnar/dictionary-size.ts'

/** Bits of a code of a dictionary; one at least, as not all readers know codes of none. */
export function codeBits(dictionary: AnyDictionary): number {
  return Math.max(1, 32 - Math.clz32(dictionarySize(dictionary).count - 1))
}
