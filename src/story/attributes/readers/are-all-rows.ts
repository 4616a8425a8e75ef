import { oncePerObject } from '../../../caches/once-per-object.ts'
import { definites } from '../../lexicon/determiners.ts'
import { isOneOf, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { timesSaid } from './times-said.ts'

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
 * Whether a noun names all rows of a table: one word, or several that the story says elsewhere, too. "Parking sessions" are all where the
 * story counts them; "red lamps" are some of the lamps.
 */
export function areAllRows(tokens: readonly Token[], { words }: Pick<Noun, 'words'>): boolean {
  return words.every((word, place) => place === 0 || (pairsIn(tokens).get(`${words[place - 1] ?? ''} ${word}`) ?? 0) > 1)
}

/** Whether a noun names some rows of a table that the story names elsewhere: "red lamps" beside "400 lamps". */
export function areSomeRows(tokens: readonly Token[], noun: Pick<Noun, 'words'>): boolean {
  return !areAllRows(tokens, noun) && timesSaid(tokens, noun.words.at(-1) ?? '') > 1
}

/** Whether "most" at a token is a share of these rows, and no superlative: not "most expensive lamps" or "the most recent orders". */
export function areMostRows(tokens: readonly Token[], at: number, noun: Pick<Noun, 'words'>): boolean {
  return !isOneOf(tokens, at - 1, definites) && areAllRows(tokens, noun)
}
