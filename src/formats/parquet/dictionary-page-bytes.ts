import type { AnyDictionary } from '../../vector.ts'
import { dictionarySize } from '../columnar/dictionary-size.ts'
import { pageHeader } from './page-header.ts'

/** Bytes of the uncompressed page of a dictionary, including the header; computed without building the page. */
export function dictionaryPageBytes(dictionary: AnyDictionary): number {
  const { count, bytes: texts } = dictionarySize(dictionary)
  const bytes = texts + count * 4
  return pageHeader({ kind: 'dictionary', plainBytes: bytes, bytes, values: count, isCoded: false }).length + bytes
}
