import type { AnyDictionary } from '../../vector.ts'
import { dictionarySize } from '../columnar/dictionary-size.ts'

/** Bits of a code of a dictionary: at least 1, because some readers do not support codes of 0 bits. */
export function codeBits(dictionary: AnyDictionary): number {
  return Math.max(1, 32 - Math.clz32(dictionarySize(dictionary).count - 1))
}
