/** Escapes text for the inside of a JSON string exactly as `JSON.stringify` does; lone surrogates become \udXXX. */
export function escape(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
