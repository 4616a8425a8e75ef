import { bytesThrough } from './bytes-through.ts'

/** Maximum bytes of a text in a link; larger ones are not schemas of this service. */
const mostBytes = 4 * 2 ** 20

/** The text packed by `packText`; null if the input is invalid. */
export async function unpackText(packed: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
    const text = await bytesThrough(bytes, new DecompressionStream('deflate-raw'), mostBytes)
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    // The link was truncated or altered: the page opens as if it had none.
    return null
  }
}
