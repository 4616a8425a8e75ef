import { isNoData } from './is-no-data.ts'
import { flaws } from '../lexicon/flaw-words.ts'

/** What is wrong in data, where it is said of a column: "nulls in phone", "inconsistent date formats". */
const told =
  /^(?:some |a few |few |several |occasional |random )?(?:\p{L}+ ){0,2}(?:nulls?|typos?|misspellings?|duplicates?|outliers|blanks|gaps|noise|missing|inconsistenc(?:y|ies)|errors) (?:values? )?(?:in|of|on|among|across) |^(?:some |a few |few |several )?(?:inconsistent|misspelled|misspelt|malformed|messy|mixed|nulls?|duplicated?) (?:\p{L}+ ){0,2}\p{L}+s$/u

/** Whether words tell what is wrong in data and nothing else: "missing values", "a few outliers", but not "missing since". */
export function isFlaw(words: readonly string[]): boolean {
  return (words.some((word) => flaws.has(word)) && isNoData(words)) || told.test(words.join(' '))
}
