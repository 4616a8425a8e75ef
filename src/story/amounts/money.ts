import { currencyOfCode, currencyOfDollar, currencyOfName, currencyOfSign } from '../lexicon/currencies.ts'
import { oncePerToken } from '../tokens/once-per-token.ts'
import { readQuantity } from './quantity.ts'
import { kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** An amount of money. */
export interface Money {
  readonly amount: number
  /** ISO 4217 code. */
  readonly currency: string
  readonly next: number
}

/** Reads an amount of money: "$50k", "€1.2M", "US$ 5 million", "50,000 dollars", "USD 3 million", "50k EUR". Null for none. */
export const readMoney = oncePerToken((tokens, at): Money | null => {
  const token = tokens[at]
  if (token === undefined) return null
  const before = currencyBefore(tokens, at, token)
  const quantity = readQuantity(tokens, before === null ? at : before.next)
  if (quantity === null) return null
  const after = tokens[quantity.next]
  const isAfter = after !== undefined && (after.kind === 'sign' ? currencyOfSign(after.text) : currencyOfName(after.text)) !== null
  const end = isAfter && !(after.kind === 'sign' && startsNumber(tokens, quantity.next + 1)) ? quantity.next + 1 : quantity.next
  if (before !== null) return { amount: quantity.value, currency: before.currency, next: after?.kind === 'word' ? end : quantity.next }
  if (after === undefined || end === quantity.next) return null
  const currency = after.kind === 'sign' ? currencyOfSign(after.text) : currencyOfName(after.text)
  return currency === null ? null : { amount: quantity.value, currency, next: end }
})

function startsNumber(tokens: readonly Token[], at: number): boolean {
  return kindAt(tokens, at) === 'number'
}

function currencyBefore(tokens: readonly Token[], at: number, token: Token): { readonly currency: string; readonly next: number } | null {
  if (token.kind === 'sign') {
    const currency = currencyOfSign(token.text)
    return currency === null ? null : { currency, next: at + 1 }
  }
  if (token.kind === 'number') return null
  const dollar = textAt(tokens, at + 1) === '$' && tokens[at + 1]?.start === token.end ? currencyOfDollar(token.text) : null
  if (dollar !== null) return { currency: dollar, next: at + 2 }
  const currency = currencyOfCode(token.text)
  return currency === null ? null : { currency, next: at + 1 }
}
