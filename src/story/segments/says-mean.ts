import { measureVerbs } from '../attributes/readers/measure-verbs.ts'
import { approximations } from '../lexicon/approximations.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { priceVerbs } from './is-priced.ts'

/** Verbs with the amount of a row. */
export const spendingVerbs = wordSet('spend spends spent spending')

/** Whether a word makes the numbers of parts means: "boys weigh 40 kg", "around 22 kg for dogs". */
export function saysMean(word: string): boolean {
  return (measureVerbs.has(word) && !priceVerbs.has(word)) || spendingVerbs.has(word) || approximations.has(word)
}
