/** A text for an address, in letters, digits and `-._~%` alone: it may stand between quotes of any language as it is. */
export function quotable(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}
