import type { Dictionary } from '../../vector.ts'
import { ByteSink } from '../byte-sink.ts'
import { dictionarySize } from '../columnar/dictionary-size.ts'
import type { Codec } from './codec.ts'
import { pageHeader } from './page-header.ts'

/** A dictionary page with its header: the first page of a column chunk whose values are codes. */
export interface DictionaryPage {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Bytes before compression, including the header. */
  readonly plainBytes: number
}

const utf8 = new TextEncoder()

/** Keyed by the words and the number of the codec, because the page is the same in every row group. */
const pages = new WeakMap<readonly string[], Map<number, DictionaryPage>>()

/** The page of a dictionary, cached for the lifetime of its words. */
export function dictionaryPage({ words }: Dictionary, codec: Codec): DictionaryPage {
  const ofWords = pages.get(words) ?? new Map<number, DictionaryPage>()
  pages.set(words, ofWords)
  const page = ofWords.get(codec.number) ?? makePage(words, codec)
  ofWords.set(codec.number, page)
  return page
}

function makePage(words: readonly string[], codec: Codec): DictionaryPage {
  const plain = encodeWords(words)
  const packed = codec.compress(plain)
  const header = pageHeader({ kind: 'dictionary', plainBytes: plain.length, bytes: packed.length, values: words.length, isCoded: false })
  const bytes = new Uint8Array(header.length + packed.length)
  bytes.set(header)
  bytes.set(packed, header.length)
  return { bytes, plainBytes: header.length + plain.length }
}

/** The words as plain values: each preceded by its length in bytes. */
function encodeWords(words: readonly string[]): Uint8Array {
  const sink = new ByteSink(new ArrayBuffer(dictionarySize({ words }).bytes + words.length * 4))
  const view = new DataView(sink.bytes.buffer)
  for (const word of words) {
    const start = sink.end
    sink.end += 4
    sink.end += utf8.encodeInto(word, sink.bytes.subarray(sink.end)).written
    view.setInt32(start, sink.end - start - 4, true)
  }
  return sink.bytes
}
