import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { singularOf } from '../words/words.ts'

/** Most words of a value. */
const longest = 4

/**
 * The places of words, from `first` to `end` (excluded), that are part of a value of several words: the "month" of "month-to-month
 * customers" is no time, and the "two" of "two year contracts" no number.
 */
export function valueWords(
  tokens: readonly Token[],
  first: number,
  end: number,
  known: { readonly has: (value: string) => boolean },
): ReadonlySet<number> {
  const places = new Set<number>()
  for (let at = first; at < end; at++)
    for (let length = Math.min(longest, end - at); length > 1; length--) {
      const words = Array.from({ length }, (_, place) => singularOf(textAt(tokens, at + place)))
      if (!known.has(words.join(' '))) continue
      for (let place = at; place < at + length; place++) places.add(place)
      break
    }
  return places
}
