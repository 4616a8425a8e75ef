import type { RateFact } from '../../facts/fact.ts'
import type { SegmentEntry } from '../../segments/segment-facts.ts'

/** A share of a part of the rows as an entry of a series. */
export function segmentEntry({ what, of, among, share, start, end }: RateFact): SegmentEntry {
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
