import type { Dictionary } from '../../vector.ts'
import { wordsSize } from '../columnar/words-size.ts'
import { pageHeader } from './page-header.ts'

/** Bytes of the uncompressed page of a dictionary, header included, without making it. */
export function dictionaryPageBytes({ words }: Dictionary): number {
  const bytes = wordsSize(words).all + words.length * 4
  return pageHeader({ kind: 'dictionary', plainBytes: bytes, bytes, values: words.length, isCoded: false }).length + bytes
}
