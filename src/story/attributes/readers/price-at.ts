import { percentWords } from '../../lexicon/units.ts'
import { boundStarts } from '../../lexicon/bounds.ts'
import { openingBrackets } from '../../lexicon/connectives.ts'
import { isOneOf, kindAt, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { readSaidNumber } from './said-number.ts'
import { functionWords } from '../../words/words.ts'
import { moneyAt, readBehind } from './behind-name.ts'
import { isBounds } from './value-signs.ts'

/** The price of one value. */
export interface PriceAt {
  readonly amount: number
  /** ISO 4217 code; null if none is said. */
  readonly currency: string | null
  readonly next: number
}

/** Reads the price of a value: "basic | at 19.99", "pro | at $29 a month", "team | $99/mo", "max | 99/mo", "solo | for $9", "plus | ($10)". Null for none. */
export function readPriceAt(tokens: readonly Token[], at: number): PriceAt | null {
  const isLed = textAt(tokens, at) === 'at' || isOneOf(tokens, at, openingBrackets)
  if (!isLed && moneyAt(tokens, textAt(tokens, at) === 'for' ? at + 1 : at) === null) return null
  const { amount = null, currency = null, next = at } = readBehind(tokens, at) ?? {}
  if (amount !== null) return { amount, currency, next }
  if (isOneOf(tokens, at, openingBrackets)) return null
  const said = kindAt(tokens, at + 1) === 'number' ? readSaidNumber(tokens, at + 1) : null
  const isPrice =
    said !== null && said.next === at + 2 && !percentWords.has(textAt(tokens, said.next)) && kindAt(tokens, said.next) !== 'number'
  return isPrice ? { amount: said.value, currency: null, next: said.next } : null
}

interface Named {
  readonly value: string
  readonly next: number
}

/** "Free" costs nothing beside values with prices: "free, pro $20". */
export function freePrice({ value, next }: Named): readonly PriceAt[] {
  return /^free\b/i.test(value) ? [{ amount: 0, currency: null, next }] : []
}

/** Whether an amount of money stands behind a name, and is no bound: "basic | $9", but "up to $9", "over $9". */
export function isPriceAt(tokens: readonly Token[], at: number): boolean {
  const money = moneyAt(tokens, at)
  const before = textAt(tokens, at - 1)
  const isName = kindAt(tokens, at - 1) === 'word' && (before === 'plus' || !functionWords.has(before)) && !boundStarts.has(before)
  return isName && money !== null && !isBounds(tokens, at) && !/^(?:-|–|to|\+)$/.test(textAt(tokens, money.next))
}
