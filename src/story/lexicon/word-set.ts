/** Makes a set of words from texts, which are split at spaces, and from other sets. */
export function wordSet(...parts: readonly (string | Iterable<string>)[]): ReadonlySet<string> {
  return new Set(parts.flatMap((part) => (typeof part === 'string' ? part.split(' ') : [...part])))
}

/** The first words of word groups, for a quick test of whether one of them can start. */
export function firstWordsOf(turns: Iterable<string>): ReadonlySet<string> {
  return new Set([...turns].map((turn) => turn.split(' ')[0] ?? ''))
}
