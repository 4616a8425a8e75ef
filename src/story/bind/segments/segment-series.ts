import type { RateFact } from '../../facts/fact.ts'

/** Between two shares of one series, "free users churn at 8%, pro users | at 4%", there is no more than this, in characters. */
const nearest = 40

/** Shares of parts of the rows that follow one another: what the first is of, the others may be of. */
export function segmentSeries(rates: readonly RateFact[]): readonly (readonly RateFact[])[] {
  const series: RateFact[][] = []
  for (const fact of rates) {
    const before = series.at(-1)?.at(-1)
    if (before !== undefined && fact.start - before.end < nearest) series.at(-1)?.push(fact)
    else series.push([fact])
  }
  return series
}
