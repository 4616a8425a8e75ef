import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isPlural } from '../words/words.ts'
import { isPriceNoun, priceVerbs } from './is-priced.ts'
import type { Quantity } from './quantities-in.ts'

/** The first quantity behind counts of rows before a price: "a gym with 800 members, | fee $29 for basic". @param start where it begins */
export function pastCounts(tokens: readonly Token[], all: readonly Quantity[], start: number): number {
  const last = all.findLastIndex((quantity, place) => {
    const price = all[place + 1]
    return place >= start && price !== undefined && countsRows(tokens, quantity) && isPriceAt(tokens, quantity.next, price)
  })
  return all.slice(start, last).every((quantity) => countsRows(tokens, quantity)) ? Math.max(start, last + 1) : start
}

/** Whether a number stands before the noun of rows: "800 | members". */
export function countsRows(tokens: readonly Token[], { at, next, said }: Quantity): boolean {
  return said.type === 'number' && said.unit === null && said.currency === null && next === at + 1 && isPlural(textAt(tokens, next))
}

/** Whether a number is an amount of money, or has a noun of prices before it. @param from the first token that may be this noun */
function isPriceAt(tokens: readonly Token[], from: number, { at, said }: Quantity): boolean {
  const isMoney = said.type === 'number' && said.currency !== null
  return isMoney || tokens.slice(from, at).some(({ text }) => isPriceNoun(text) || priceVerbs.has(text))
}
