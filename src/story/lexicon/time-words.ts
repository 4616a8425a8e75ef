import { wordSet } from './word-set.ts'

/** Frequencies: "daily", "hourly". */
export const frequencies: ReadonlySet<string> = wordSet('daily weekly monthly yearly annually hourly quarterly nightly')

/** Words before a span of time that ends today: "in the | past 3 months". */
export const pastWords: ReadonlySet<string> = wordSet('last past previous prior trailing recent preceding latest')

/** Spans of time as written. A number per span of time is not a ratio of tables. */
export const timeWords: ReadonlySet<string> = wordSet(
  frequencies,
  'annual second seconds sec secs minute minutes min mins hour hours hr hrs h day days d night nights week weeks wk wks weekend weekends',
  'fortnight month months mo mos mth quarter quarters qtr semester semesters season year years yr yrs y decade decades century centuries',
  'morning afternoon evening ms millisecond milliseconds',
)
