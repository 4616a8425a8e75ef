import { oncePerObject } from '../../../caches/once-per-object.ts'
import { definites } from '../../lexicon/determiners.ts'
import { isOneOf, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'

/** How often each two words follow each other. */
const pairsIn = oncePerObject((tokens: readonly Token[]): ReadonlyMap<string, number> => {
  const pairs = new Map<string, number>()
  for (const [at, { text }] of tokens.entries()) {
    const pair = `${textAt(tokens, at - 1)} ${text}`
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
})

/**
 * Whether "most" at a token is a share of the rows that a noun names, and no superlative: "most parking sessions" where the story counts
 * parking sessions, but not "most expensive lamps" or "the most recent orders".
 */
export function areMostRows(tokens: readonly Token[], at: number, { words }: Pick<Noun, 'words'>): boolean {
  if (isOneOf(tokens, at - 1, definites)) return false
  if (words.length === 1 || textAt(tokens, at + 1) === 'of') return true
  return words.every((word, place) => place === 0 || (pairsIn(tokens).get(`${words[place - 1] ?? ''} ${word}`) ?? 0) > 1)
}
