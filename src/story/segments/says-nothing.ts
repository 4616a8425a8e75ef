import { wordSet } from '../lexicon/word-set.ts'
import { fillerWords } from '../words/words.ts'

/** Fillers elsewhere that name what is said of a part: "the amount is 20 in small stores". */
const amounts = wordSet('amount amounts total totals count number size')

/** Whether a word beside a part of the rows says nothing of it. */
export function saysNothing(word: string): boolean {
  return fillerWords.has(word) && !amounts.has(word)
}
