import type { RateFact } from '../../facts/fact.ts'
import type { Binding } from '../binding.ts'
import { setCondition } from './set-condition.ts'
import { setGrades } from './set-grades.ts'
import { setSegments } from './set-segments.ts'
import type { SegmentEntry } from '../../segments/segment-facts.ts'

/** Binds shares of parts of the rows. @param rates such shares, in the order of the story */
export function bindSegments(binding: Binding, rates: readonly RateFact[]): void {
  for (const series of segmentSeries(rates)) {
    const bound = setSegments(binding, { entries: series.map(segmentEntry), isMean: false })
    series.forEach((fact, index) => binding.tell([fact], bound.used ? { ...bound, notes: bound.notes.slice(index, index + 1) } : bound))
  }
  for (const fact of binding.of('segments')) binding.tell([fact], setSegments(binding, fact))
  for (const fact of binding.of('condition')) binding.tell([fact], setCondition(binding, fact))
  for (const fact of binding.of('grades')) binding.tell([fact], setGrades(binding, fact))
}

/** Turns a share of a part of the rows into an entry of a series. */
function segmentEntry({ what, of, among, share, start, end }: RateFact): SegmentEntry {
  const nouns = [...(among?.words ?? []), ...(of?.words ?? [])]
  const words = [...nouns, ...what]
  return {
    words,
    partWithin: [0, nouns.length === 0 ? words.length : nouns.length],
    said: { type: 'share', share: share ?? Number.NaN },
    start,
    end,
  }
}

/** Most characters between two shares of a series: "free users churn at 8%, pro users | at 4%". */
const nearest = 40

/** Groups consecutive shares of parts: they may be about the same value. */
function segmentSeries(rates: readonly RateFact[]): readonly (readonly RateFact[])[] {
  const series: RateFact[][] = []
  for (const fact of rates) {
    const before = series.at(-1)?.at(-1)
    if (before !== undefined && fact.start - before.end < nearest) series.at(-1)?.push(fact)
    else series.push([fact])
  }
  return series
}
