/**
 * The end of a deflate stream: a final block without data (RFC 1951, 3.2.6). Returns new memory each time, because callers may transfer it.
 */
export function deflateEnd(): Uint8Array {
  return Uint8Array.of(0x03, 0x00)
}
