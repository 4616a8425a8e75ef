/** The end of a deflate stream: a last block without bytes (RFC 1951, 3.2.6). Made anew, as callers may move its memory. */
export function deflateEnd(): Uint8Array {
  return Uint8Array.of(0x03, 0x00)
}
