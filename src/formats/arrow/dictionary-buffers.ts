import type { Dictionary } from '../../vector.ts'
import { ByteSink } from '../byte-sink.ts'
import { appendInt32 } from '../columnar/append-int32.ts'
import { dictionarySize } from '../columnar/dictionary-size.ts'
import type { ColumnBuffers } from './batch-outline.ts'

const encoded = new WeakMap<readonly string[], ColumnBuffers>()

/** The words of a dictionary as a column of texts, cached for their lifetime. */
export function dictionaryBuffers({ words }: Dictionary): ColumnBuffers {
  let buffers = encoded.get(words)
  if (buffers === undefined) {
    buffers = encodeWords(words)
    encoded.set(words, buffers)
  }
  return buffers
}

function encodeWords(words: readonly string[]): ColumnBuffers {
  const texts = new ByteSink(new ArrayBuffer(dictionarySize({ words }).bytes))
  const ends = new Int32Array(words.length + 1)
  for (const [index, word] of words.entries()) {
    texts.text(word)
    ends[index + 1] = texts.end
  }
  const offsets = new ByteSink(new ArrayBuffer(ends.length * 4))
  appendInt32(offsets, ends, ends.length)
  return { nulls: 0, buffers: [new Uint8Array(0), offsets.bytes, texts.bytes.subarray(0, texts.end)] }
}
