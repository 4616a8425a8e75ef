import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { sumOf } from '../../lists.ts'

/** Shares for the places of a list, in order. */
export interface ListedShares {
  /** 0 to 1 each; they sum up to 1. */
  readonly shares: readonly number[]
  /** The sum of the said numbers of rows; null if shares are said. */
  readonly rows: number | null
  readonly next: number
}

const between = wordSet('/ , and & % :')
const whole = 100

/**
 * Reads shares or numbers of rows in brackets after a list of places, one per place: "(60/25/15)", "(6, 4 and 2 respectively)". Null for
 * others.
 */
export function listedShares(tokens: readonly Token[], start: number, places: number): ListedShares | null {
  if (places < 2 || textAt(tokens, start) !== '(') return null
  const numbers: number[] = []
  let at = start + 1
  for (; numbers.length <= places && (kindAt(tokens, at) === 'number' || isOneOf(tokens, at, between)); at++)
    if (kindAt(tokens, at) === 'number') numbers.push(tokens[at]?.value ?? 0)
  if (textAt(tokens, at) === 'respectively') at++
  const sum = sumOf(numbers)
  if (textAt(tokens, at) !== ')' || numbers.length !== places || sum <= 0 || !numbers.every(Number.isInteger)) return null
  return { shares: numbers.map((number) => number / sum), rows: sum === whole ? null : sum, next: at + 1 }
}
