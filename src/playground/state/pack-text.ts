import { bytesThrough } from './bytes-through.ts'

/** A text, compressed with deflate (RFC 1951) and encoded in base64url. */
export async function packText(text: string): Promise<string> {
  const bytes = await bytesThrough(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
