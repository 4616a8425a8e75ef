import { spendingVerbs } from '../lexicon/verbs.ts'
import { measureVerbs } from '../attributes/readers/measure-verbs.ts'
import { approximations } from '../lexicon/approximations.ts'
import { priceVerbs } from './is-priced.ts'

/** Whether a word makes the numbers of parts means: "boys weigh 40 kg", "around 22 kg for dogs". */
export function saysMean(word: string): boolean {
  return (measureVerbs.has(word) && !priceVerbs.has(word)) || spendingVerbs.has(word) || approximations.has(word)
}
