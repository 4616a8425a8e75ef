/** A set of words: those of strings, in which spaces part them, and those of other sets. */
export function wordSet(...parts: readonly (string | Iterable<string>)[]): ReadonlySet<string> {
  return new Set(parts.flatMap((part) => (typeof part === 'string' ? part.split(' ') : [...part])))
}
