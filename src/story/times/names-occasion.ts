import { wordSet } from '../lexicon/word-set.ts'

const occasions = wordSet('last latest next previous')

/** Whether words name the time of one of several events of a row: "last login", "next_payment". */
export function namesOccasion([first = '', ...others]: readonly string[]): boolean {
  return others.length > 0 && occasions.has(first)
}
