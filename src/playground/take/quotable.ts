/** Encodes a text for an address with only letters, digits and `-._~%`, so that it can be quoted in any language. */
export function quotable(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}
