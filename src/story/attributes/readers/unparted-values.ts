import { stateWords } from '../../lexicon/states.ts'
import { exactMeaning } from '../../meanings/exact-meaning.ts'
import { textAt, textsOf } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import type { SaidValues } from './said-values.ts'

const fewest = 3
const longestRow = 12

/** Known values of a column without signs between them: "priority low medium high". Null for fewer than three. */
export function readUnparted(tokens: readonly Token[], { words }: Noun, at: number): SaidValues | null {
  const body = exactMeaning(words, [])?.body
  const known = typeof body === 'object' && body.kind === 'category' ? body.values : []
  const isKnown = (word: string): boolean => known.includes(word) || stateWords.has(word)
  let next = at
  while (next < at + longestRow && (isKnown(textAt(tokens, next)) || /[a-z]ed$/.test(textAt(tokens, next)))) next++
  const all = textsOf(tokens, at, next)
  return all.length < fewest || !all.some(isKnown) || new Set(all).size < all.length ? null : { values: all, shares: null, next }
}
