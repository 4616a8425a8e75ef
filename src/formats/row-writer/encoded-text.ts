/**
 * UTF-8 bytes as doubles, so that `DataView.setFloat64(…, true)` copies eight bytes at once.
 *
 * An engine may change the bits of a NaN when it moves a double, so no eight bytes may form a NaN. A NaN (or an infinity) has 0x7F or 0xFF
 * in byte 7 and 0xF0 or more in byte 6. UTF-8 never contains 0xFF, nor 0xF5 and above, and 0xF0 to 0xF4 (the lead of four bytes) is
 * followed by a continuation byte, never by 0x7F (DEL). So a complete text is safe at every alignment, and padding with zeros puts 0x00 in
 * byte 7. Therefore texts must be complete: the bytes of a code point must not be split between two texts.
 */
export interface EncodedText {
  /** The bytes in little-endian order, padded with zeros to a multiple of eight. */
  readonly words: Float64Array
  readonly bytes: number
}

const utf8 = new TextEncoder()

/** Encodes text without escaping it. */
export function encodeText(text: string): EncodedText {
  const encoded = utf8.encode(text)
  const padded = new Uint8Array(alignToWord(encoded.length))
  padded.set(encoded)
  return { words: wordsOf(padded), bytes: encoded.length }
}

/** Rounds up to a multiple of eight. */
export function alignToWord(bytes: number): number {
  return Math.ceil(bytes / 8) * 8
}

/** Reads bytes, a multiple of eight, as little-endian doubles, independent of the byte order of the machine. */
export function wordsOf(bytes: Uint8Array): Float64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const words = new Float64Array(bytes.length / 8)
  for (let index = 0; index < words.length; index++) words[index] = view.getFloat64(index * 8, true)
  return words
}
