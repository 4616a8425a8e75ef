import { wordSet } from '../lexicon/word-set.ts'

const amounts = wordSet('cost costs price fee amount total hours minutes')

/** Whether the last word tells that they name a column with amounts, and no rows: "parts cost", "labour hours". */
export function isAmountName(words: readonly string[]): boolean {
  return amounts.has(words.at(-1) ?? '')
}
