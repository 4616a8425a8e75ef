import type { RateFact } from '../../facts/fact.ts'
import type { Binding } from '../binding.ts'
import { segmentEntry } from './segment-entry.ts'
import { segmentSeries } from './segment-series.ts'
import { setCondition } from './set-condition.ts'
import { setGrades } from './set-grades.ts'
import { setSegments } from './set-segments.ts'

/** What is said of parts of the rows. @param rates shares of parts, in the order of the story */
export function bindSegments(binding: Binding, rates: readonly RateFact[]): void {
  for (const series of segmentSeries(rates)) {
    const bound = setSegments(binding, { entries: series.map(segmentEntry), isMean: false })
    series.forEach((fact, index) => binding.tell([fact], bound.used ? { ...bound, notes: bound.notes.slice(index, index + 1) } : bound))
  }
  for (const fact of binding.of('segments')) binding.tell([fact], setSegments(binding, fact))
  for (const fact of binding.of('condition')) binding.tell([fact], setCondition(binding, fact))
  for (const fact of binding.of('grades')) binding.tell([fact], setGrades(binding, fact))
}
