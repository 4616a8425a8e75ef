import { wordSet } from './word-set.ts'

/** How often something is: "daily", "hourly". */
export const frequencies: ReadonlySet<string> = wordSet('daily weekly monthly yearly annually hourly quarterly nightly')

/** Spans of time, as written: what is said per one of them is no number of rows of another table. */
export const timeWords: ReadonlySet<string> = wordSet(
  frequencies,
  'annual second seconds sec secs minute minutes min mins hour hours hr hrs h day days d night nights week weeks wk wks weekend weekends',
  'fortnight month months mo mos mth quarter quarters qtr semester semesters season year years yr yrs y decade decades century centuries',
  'morning afternoon evening ms millisecond milliseconds',
)
