import { sentenceEnds } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Most tokens of a list before a number. */
const longestList = 24

/** Whether the clause lists prices: "annual fee: adults 320, juniors 110". */
export function isPriceList(tokens: readonly Token[], at: number): boolean {
  for (let place = at - 1; place > Math.max(0, at - longestList) && !isOneOf(tokens, place, sentenceEnds); place--)
    if (textAt(tokens, place) === ':') return isOneOf(tokens, place - 1, priceNouns)
  return false
}

/** Nouns for amounts of money, whose kinds are listed with their amounts: "tariffs: day 0.32, night 0.21". */
export const priceNouns: ReadonlySet<string> = wordSet(
  'price prices fee fees cost costs rate rates fare fares rent rents salary salaries wage wages tariff tariffs',
)
