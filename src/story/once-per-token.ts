import type { Token } from './token.ts'

/**
 * A reader that reads at each token of a story once, whoever asks for it: several phrases look for the same number at the same place. `read` must
 * depend on nothing but its arguments, and never return undefined.
 */
export function oncePerToken<Found>(
  read: (tokens: readonly Token[], at: number) => Found,
): (tokens: readonly Token[], at: number) => Found {
  const known = new WeakMap<readonly Token[], Found[]>()
  return (tokens, at) => {
    let here = known.get(tokens)
    if (here === undefined) known.set(tokens, (here = []))
    let found = here[at]
    if (found === undefined) here[at] = found = read(tokens, at)
    return found
  }
}
