import type { Dictionary } from '../../vector.ts'
import { alignToWord, wordsOf } from './encoded-text.ts'
import type { Escape } from './row-parts.ts'

/** Number of doubles that are copied unconditionally, before the length of an entry is considered. */
export const eagerWords = 3

/** The escaped words of a dictionary with constant texts before and after each word, prepared for copies of eight bytes. */
export interface EncodedDictionary {
  /** All entries, each starting at a double, padded with zeros; `eagerWords` more doubles follow so that copies may overrun. */
  readonly words: Float64Array
  /** Two integers per entry: its index in `words` and its length in bytes. */
  readonly places: Int32Array
  /** Bytes of the longest entry; 0 if there are no entries. */
  readonly maxBytes: number
  /** Mean bytes of an entry; 0 if there are no entries. */
  readonly meanBytes: number
}

/** Keyed by the words, so that plans share the encoding; each lives as long as a writer that uses it. */
const encoded = new WeakMap<readonly string[], Map<string, WeakRef<EncodedDictionary>>>()
const utf8 = new TextEncoder()

/** Maximum encodings of a dictionary that are remembered: the texts around the words contain column names, which come from callers. */
const mostVariants = 64

/** Encodes `before + escape(word) + after` for every word. While it is in use, the same words, escape and texts give the same object. */
export function encodeDictionary({ words }: Dictionary, escape: Escape, before: string, after: string): EncodedDictionary {
  const variants = encoded.get(words) ?? new Map<string, WeakRef<EncodedDictionary>>()
  encoded.set(words, variants)
  const key = JSON.stringify([escape.key, before, after])
  const known = variants.get(key)?.deref()
  if (known !== undefined) return known
  if (variants.size >= mostVariants) variants.clear()
  const fresh = encodeEntries(words, escape, before, after)
  variants.set(key, new WeakRef(fresh))
  return fresh
}

function encodeEntries(words: readonly string[], escape: Escape, before: string, after: string): EncodedDictionary {
  const entries = words.map((word) => before + escape.apply(word) + after)
  // A UTF-16 code unit has at most three bytes in UTF-8.
  const bytes = new Uint8Array(entries.reduce((sum, entry) => sum + alignToWord(entry.length * 3), 0) + eagerWords * 8)
  const places = new Int32Array(words.length * 2)
  let end = 0
  let maxBytes = 0
  let allBytes = 0
  for (const [index, entry] of entries.entries()) {
    const written = writeUtf8(entry, bytes, end)
    places[index * 2] = end / 8
    places[index * 2 + 1] = written
    maxBytes = Math.max(maxBytes, written)
    allBytes += written
    end += alignToWord(written)
  }
  return {
    words: wordsOf(bytes.subarray(0, end + eagerWords * 8)),
    places,
    maxBytes,
    meanBytes: words.length === 0 ? 0 : allBytes / words.length,
  }
}

/** Writes `text` in UTF-8 from byte `start` on; returns the number of bytes. For short ASCII texts a loop is faster than the encoder. */
function writeUtf8(text: string, bytes: Uint8Array, start: number): number {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 0x7f) return utf8.encodeInto(text, bytes.subarray(start)).written
    bytes[start + i] = code
  }
  return text.length
}
