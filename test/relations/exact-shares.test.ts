import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ExactShares, SharesChunk, type Stratum } from '../../src/relations/exact-shares.ts'

const layouts = fc
  .array(fc.tuple(fc.nat(6000), fc.nat(3000), fc.nat(40)), { minLength: 1, maxLength: 4 })
  .map((all): readonly Stratum[] => {
    let start = 0
    return all.map((counts) => {
      const stratum = { start, counts }
      start += counts[0] + counts[1] + counts[2]
      return stratum
    })
  })

describe('ExactShares', () => {
  it('should give each code its exact number of rows in each stratum', () => {
    fc.assert(
      fc.property(layouts, fc.integer(), fc.integer(), (strata, high, low) => {
        const shares = new ExactShares(strata)
        for (const { start, counts } of strata) {
          const rows = Float64Array.from({ length: counts.reduce((sum, count) => sum + count, 0) }, (_, row) => start + row)
          const codes = new Int32Array(rows.length)
          shares.fillCodes(rows, rows.length, { high, low }, codes)
          expect(counts.map((_, code) => codes.filter((other) => other === code).length)).toEqual([...counts])
        }
      }),
      { numRuns: 25 },
    )
  })

  it('should find places from rows, rows from places, and chunks from numbers', () => {
    fc.assert(
      fc.property(layouts, fc.integer(), fc.integer(), (strata, high, low) => {
        const shares = new ExactShares(strata)
        const chunk = new SharesChunk(shares, { high, low })
        const total = strata.reduce((sum, { counts }) => sum + counts.reduce((all, count) => all + count, 0), 0)
        let numbered = 0
        for (let row = 0; row < total; row += chunk.size) {
          chunk.seek(row)
          expect(chunk.first).toBe(row)
          const places = Array.from({ length: chunk.size }, (_, offset) => chunk.placeOf(row + offset))
          expect(places.map((place) => chunk.rowAt(place))).toEqual(places.map((_, offset) => row + offset))
          const own = (chunk.ends[1] ?? 0) - (chunk.ends[0] ?? 0)
          for (const number of own === 0 ? [] : [numbered, numbered + own - 1])
            expect(shares.chunkOfNumber(1, number)).toEqual({ first: row, before: numbered })
          numbered += own
        }
      }),
      { numRuns: 25 },
    )
  })
})
