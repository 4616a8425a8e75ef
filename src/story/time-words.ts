/** Spans of time, as written: what is said per one of them is no number of rows of another table. */
export const timeWords: ReadonlySet<string> = new Set(
  (
    'second seconds sec secs minute minutes min mins hour hours hr hrs h day days d night nights week weeks wk wks weekend weekends ' +
    'fortnight month months mo mos mth quarter quarters qtr semester semesters season year years yr yrs y decade decades century ' +
    'centuries morning afternoon evening ms millisecond milliseconds ' +
    'daily weekly monthly quarterly yearly annually annual hourly nightly'
  ).split(' '),
)
