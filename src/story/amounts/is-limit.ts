import { wordSet } from '../lexicon/word-set.ts'
import { rangeEnds } from '../lexicon/connectives.ts'
import { rangeVerbs } from '../lexicon/verbs.ts'
import { hasWords, isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

const negations = wordSet("cannot can't not never don't doesn't")
/** Words after a noun that make its number an upper bound: "10 seats max". */
const limits = wordSet('max maximum tops')

/** Whether a negation limits each row: "cannot have more than 15 loans". */
export function isNegated(tokens: readonly Token[], at: number): boolean {
  const start = textAt(tokens, at - 1) === 'than' ? at - 2 : at
  if (!/^(?:more|less|fewer)$/.test(textAt(tokens, start))) return false
  return [start - 1, start - 2, start - 3].some((place) => negations.has(textAt(tokens, place)))
}

/** Whether words after a noun limit each row: "2 delivery attempts at most", "10 messages on average". */
export function isLimit(tokens: readonly Token[], at: number): boolean {
  return (
    hasWords(tokens, at, 'on average') ||
    hasWords(tokens, at, 'at most') ||
    hasWords(tokens, at, 'at maximum') ||
    isOneOf(tokens, at, limits)
  )
}

/** Whether a number is an end of the range of a column: "scores range from | 1 to 10 goals", "vary between 1 and | 10 goals". */
export function isOfRange(tokens: readonly Token[], at: number): boolean {
  const isLast = isOneOf(tokens, at - 1, rangeEnds) && kindAt(tokens, at - 2) === 'number'
  const start = isLast ? at - 2 : at
  const verb = /^(?:from|between)$/.test(textAt(tokens, start - 1)) ? start - 2 : start - 1
  return isOneOf(tokens, verb, rangeVerbs)
}
