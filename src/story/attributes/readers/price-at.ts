import { percentWords } from '../../lexicon/units.ts'
import { kindAt, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { readSaidNumber } from './said-number.ts'
import { readBehind } from './behind-name.ts'

/** The price of one value. */
export interface PriceAt {
  readonly amount: number
  /** ISO 4217 code; null if none is said. */
  readonly currency: string | null
  readonly next: number
}

/** Reads the price of a value: "basic | at 19.99", "pro | at $29 a month". Null for none. */
export function readPriceAt(tokens: readonly Token[], at: number): PriceAt | null {
  if (textAt(tokens, at) !== 'at') return null
  const { amount = null, currency = null, next = at } = readBehind(tokens, at) ?? {}
  if (amount !== null) return { amount, currency, next }
  const said = kindAt(tokens, at + 1) === 'number' ? readSaidNumber(tokens, at + 1) : null
  const isPrice =
    said !== null && said.next === at + 2 && !percentWords.has(textAt(tokens, said.next)) && kindAt(tokens, said.next) !== 'number'
  return isPrice ? { amount: said.value, currency: null, next: said.next } : null
}
