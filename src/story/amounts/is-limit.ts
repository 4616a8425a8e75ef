import { wordSet } from '../lexicon/word-set.ts'
import { hasWords, isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

const negations = wordSet("cannot can't not never don't doesn't")
/** Behind a noun, they make its number an upper bound: "10 seats max". */
const limits = wordSet('max maximum tops')

/** "cannot have more than 15 loans" bounds what each has. */
export function isNegated(tokens: readonly Token[], at: number): boolean {
  const start = textAt(tokens, at - 1) === 'than' ? at - 2 : at
  if (!/^(?:more|less|fewer)$/.test(textAt(tokens, start))) return false
  return [start - 1, start - 2, start - 3].some((place) => negations.has(textAt(tokens, place)))
}

/** "2 delivery attempts at most", "10 messages on average" bound what each has. */
export function isLimit(tokens: readonly Token[], at: number): boolean {
  return (
    hasWords(tokens, at, 'on average') ||
    hasWords(tokens, at, 'at most') ||
    hasWords(tokens, at, 'at maximum') ||
    isOneOf(tokens, at, limits)
  )
}
