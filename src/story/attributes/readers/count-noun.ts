import { featureNouns } from '../../lexicon/feature-nouns.ts'
import { textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { singularOf } from '../../words/words.ts'
import { timesSaid } from './times-said.ts'

/** Tokens of "number of pages". */
const length = 3

/** The column "page count" for "number of pages" before a token; null for none. Rows of a table are counted elsewhere: "number of orders". */
export function countBefore(tokens: readonly Token[], at: number, free: number): Noun | null {
  return at - length >= free ? countAt(tokens, at - length) : null
}

/** The column "page count" for "number of pages" at a token; null for none. */
export function countAt(tokens: readonly Token[], at: number): Noun | null {
  const noun = textAt(tokens, at + 2)
  const [first, last] = [tokens[at], tokens[at + 2]]
  if (first?.text !== 'number' || textAt(tokens, at + 1) !== 'of' || last === undefined) return null
  if (!featureNouns.has(singularOf(noun)) || timesSaid(tokens, noun) > 1) return null
  return { words: [singularOf(noun), 'count'], start: first.start, end: last.end }
}
