import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { Amount } from './amount.ts'

/** Reads a point as a separator of thousands: "12.000 customers". */
export function inThousands(tokens: readonly Token[], at: number, amount: Amount | null): Amount | null {
  if (amount === null || amount.next !== at + 1 || !/^[1-9]\d{0,2}\.\d{3}$/.test(textAt(tokens, at))) return amount
  const value = Math.round(amount.value * 1000)
  return { ...amount, min: value, max: value, value }
}
