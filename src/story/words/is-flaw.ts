import { isNoData } from './is-no-data.ts'
import { flaws } from '../lexicon/flaw-words.ts'

/** Whether words tell what is wrong in data and nothing else: "missing values", "a few outliers", but not "missing since". */
export function isFlaw(words: readonly string[]): boolean {
  return words.some((word) => flaws.has(word)) && isNoData(words)
}
