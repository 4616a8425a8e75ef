import type { ExactWords, Groups } from '../columns/column-kind.ts'
import { SharesChunk } from '../relations/exact-shares.ts'

/** The rows of each word of a column with exact shares. */
export function exactGroups({ shares, site }: ExactWords): Groups {
  const { strata } = shares
  const codes = strata[0]?.counts.length ?? 0
  // Rows of each code before every stratum, and in total.
  const sums = [new Float64Array(codes)]
  for (const { counts } of strata) sums.push((sums.at(-1) as Float64Array).map((sum, code) => sum + (counts[code] as number)))
  return {
    areSiblings: false,
    most: () => (sums.at(-1) as Float64Array).reduce((most, sum) => Math.max(most, sum), 0),
    fill: (frame, groups, places) => {
      const chunk = new SharesChunk(shares, frame.key(site))
      const rows = frame.rowNumbers()
      for (let i = 0; i < frame.count; i++) {
        const row = rows[i] as number
        if (!chunk.holds(row)) chunk.seek(row)
        const place = chunk.placeOf(row)
        const code = chunk.codeAt(place)
        const start = code === 0 ? 0 : (chunk.ends[code - 1] as number)
        groups[i] = code
        places[i] = ((sums[chunk.stratum] as Float64Array)[code] as number) + (chunk.before[code] as number) + place - start
      }
    },
  }
}
