import { bytesThrough } from './bytes-through.ts'

/** The most bytes that a text of a link comes to; what deflates to more is no schema of this service. */
const mostBytes = 4 * 2 ** 20

/** The text that `packText` packed; null for what is none. */
export async function unpackText(packed: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
    const text = await bytesThrough(bytes, new DecompressionStream('deflate-raw'), mostBytes)
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    // A link that was cut or changed on its way: the page opens as it does without one.
    return null
  }
}
