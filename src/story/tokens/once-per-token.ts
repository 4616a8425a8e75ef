import type { Token } from './token.ts'

/**
 * A reader that reads at each token of a story once, whoever asks for it: several phrases look for the same number at the same place. `read` must
 * depend on nothing but its arguments, and never return undefined. The tokens of the last story are kept until the next one.
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
      // At once: what is read first may stand far behind.
      here.length = tokens.length
      known.set(tokens, here)
      last = tokens
    }
    // A reader that reads others by this one may have moved on to other tokens meanwhile.
    const own = here
    let found = own[at]
    if (found === undefined) own[at] = found = read(tokens, at)
    return found
  }
}
