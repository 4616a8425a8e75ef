import { textAt } from './clause.ts'
import type { Token } from './token.ts'

/** Spans of time, as written: what is said per one of them is no number of rows of another table. */
export const timeWords: ReadonlySet<string> = new Set(
  (
    'second seconds sec secs minute minutes min mins hour hours hr hrs h day days d night nights week weeks wk wks weekend weekends ' +
    'fortnight month months mo mos mth quarter quarters qtr semester semesters season year years yr yrs y decade decades century ' +
    'centuries morning afternoon evening ms millisecond milliseconds ' +
    'daily weekly monthly quarterly yearly annually annual hourly nightly'
  ).split(' '),
)

/** How often something is: no span of time, as in "daily stats". */
export const adverbs: ReadonlySet<string> = new Set('daily weekly monthly yearly annually hourly quarterly nightly'.split(' '))

/** Whether what stands before a token is said of every span of time: "5 visits | a week", "100 orders | per day", "20 orders | daily". */
export function isPerTime(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return adverbs.has(text) || (/^(?:a|an|per|each|every|\/)$/.test(text) && timeWords.has(textAt(tokens, at + 1)))
}
