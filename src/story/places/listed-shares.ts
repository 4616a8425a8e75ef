import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** What the places of a list have, in their order. */
export interface ListedShares {
  /** 0 to 1 each; together they are 1. */
  readonly shares: readonly number[]
  /** Set where numbers of rows were said: how many these are together. */
  readonly rows: number | null
  readonly next: number
}

const between = wordSet('/ , and & % :')
const whole = 100

/** Shares or numbers of rows in brackets behind a list of places, one for each: "(60/25/15)", "(6, 4 and 2 respectively)". Null for anything else. */
export function listedShares(tokens: readonly Token[], start: number, places: number): ListedShares | null {
  if (places < 2 || textAt(tokens, start) !== '(') return null
  const numbers: number[] = []
  let at = start + 1
  for (; numbers.length <= places && (kindAt(tokens, at) === 'number' || isOneOf(tokens, at, between)); at++)
    if (kindAt(tokens, at) === 'number') numbers.push(tokens[at]?.value ?? 0)
  if (textAt(tokens, at) === 'respectively') at++
  const sum = numbers.reduce((before, number) => before + number, 0)
  if (textAt(tokens, at) !== ')' || numbers.length !== places || sum <= 0 || !numbers.every(Number.isInteger)) return null
  return { shares: numbers.map((number) => number / sum), rows: sum === whole ? null : sum, next: at + 1 }
}
