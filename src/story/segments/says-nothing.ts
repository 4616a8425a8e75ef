import { wordSet } from '../lexicon/word-set.ts'
import { fillerWords } from '../words/words.ts'

/** Filler words that name an amount in statements about parts: "the amount is 20 in small stores". */
const amounts = wordSet('amount amounts total totals count number size')

/** Whether a word next to a part has no meaning for it. */
export function saysNothing(word: string): boolean {
  return fillerWords.has(word) && !amounts.has(word)
}
