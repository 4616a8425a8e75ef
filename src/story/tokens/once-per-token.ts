import type { Token } from './token.ts'

/**
 * Caches a reader per token: several phrases read the same number at the same token. `read` must depend on its arguments only and never
 * return undefined. The cache holds the tokens of one story.
 */
export function oncePerToken<Found>(
  read: (tokens: readonly Token[], at: number) => Found,
): (tokens: readonly Token[], at: number) => Found {
  const known = new WeakMap<readonly Token[], Found[]>()
  let last: readonly Token[] | null = null
  let here: Found[] = []
  return (tokens, at) => {
    if (tokens !== last) {
      here = known.get(tokens) ?? []
      // Sets the length at once: the first result may be far behind.
      here.length = tokens.length
      known.set(tokens, here)
      last = tokens
    }
    // `read` may call this reader for other tokens, which replaces the cache.
    const own = here
    let found = own[at]
    if (found === undefined) own[at] = found = read(tokens, at)
    return found
  }
}
