/**
 * UTF-8 bytes as doubles, so that eight of them are copied by one `DataView.setFloat64(…, true)`.
 *
 * An engine may replace the bits of a NaN when it moves a double, so no eight bytes may read as one. A NaN (or an infinity) has
 * 0x7F or 0xFF in byte 7 and 0xF0 or more in byte 6. UTF-8 never holds 0xFF, nor 0xF5 and above, and after 0xF0 to 0xF4 (the lead
 * of four bytes) comes a continuation byte, never 0x7F (DEL): whole texts cut at any place are safe. Padding is zeros, which put
 * 0x00 in byte 7. Texts must therefore be whole: bytes of a code point are never split over two texts.
 */
export interface EncodedText {
  /** The bytes in little-endian order, padded with zeros to a multiple of eight. */
  readonly words: Float64Array
  readonly bytes: number
}

const utf8 = new TextEncoder()

/** Encodes text as it stands; escaping is up to the caller. */
export function encodeText(text: string): EncodedText {
  const encoded = utf8.encode(text)
  const padded = new Uint8Array(alignToWord(encoded.length))
  padded.set(encoded)
  return { words: wordsOf(padded), bytes: encoded.length }
}

/** The next multiple of eight. */
export function alignToWord(bytes: number): number {
  return Math.ceil(bytes / 8) * 8
}

/** Reads bytes, a multiple of eight, as little-endian doubles on machines of either order. */
export function wordsOf(bytes: Uint8Array): Float64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const words = new Float64Array(bytes.length / 8)
  for (let index = 0; index < words.length; index++) words[index] = view.getFloat64(index * 8, true)
  return words
}
