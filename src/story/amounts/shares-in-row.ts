import { textAt, kindAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { scaled } from '../tokens/tokens.ts'

/** Shares in a row, and the token after them. */
export interface SharesInRow {
  /** Two to six shares, which add up to 1. */
  readonly shares: readonly number[]
  readonly next: number
}

const mostShares = 6
const signs = /^[/:-]$/

/** Reads numbers that add up to 100: "80/20", "70/20/10", "50-50", "70% 20% 10%". Null for others. */
export function readSharesInRow(tokens: readonly Token[], at: number): SharesInRow | null {
  if (signs.test(textAt(tokens, at - 1))) return null
  const shares: number[] = []
  let sum = 0
  let next = at
  for (let place = at; kindAt(tokens, place) === 'number' && shares.length < mostShares;) {
    const value = tokens[place]?.value ?? 0
    shares.push(scaled(value, 0.01))
    sum += value
    const isPercent = textAt(tokens, place + 1) === '%'
    next = isPercent ? place + 2 : place + 1
    if (signs.test(textAt(tokens, next))) place = next + 1
    else if (isPercent) place = next
    else break
  }
  return shares.length > 1 && sum === 100 ? { shares, next } : null
}
