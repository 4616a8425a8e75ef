import type { BoundedCache } from '../../caches/bounded-cache.ts'
import { threadCache } from '../../caches/thread-cache.ts'
import type { Token } from '../tokens/token.ts'

/** What may start at some tokens, told by their kind and text alone. */
interface Starting {
  readonly startsAt: (token: Token) => boolean
}

/** Longer words are not remembered. */
const longest = 24

/** The phrases that may start at a token, in their order, found once for all tokens of all stories that are alike. */
export function phrasesStarting<Each extends Starting>(phrases: readonly Each[]): (token: Token) => readonly Each[] {
  const cache = (): BoundedCache<readonly Each[]> => threadCache<readonly Each[]>('phraseStarts')
  const known = { word: cache(), number: cache(), sign: cache() }
  return (token) => {
    const find = (): readonly Each[] => phrases.filter(({ startsAt }) => startsAt(token))
    return token.text.length > longest ? find() : known[token.kind].get(token.text, find)
  }
}
