import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillZipf, mostDrawsOfRank, pickZipfBelow, zipfTable, type ZipfTable } from '../../src/random/zipf.ts'

const twoTo32 = 2 ** 32

function pick(table: ZipfTable, ...draws: number[]): number[] {
  const out = new Float64Array(draws.length)
  fillZipf(table, Uint32Array.from(draws), draws.length, out)
  return Array.from(out)
}

/** Draws that choose a rank below `rank`, by bisection. */
function wordsBelow(table: ZipfTable, rank: number): number {
  let low = 0
  let high = twoTo32
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((pick(table, middle)[0] as number) < rank) low = middle + 1
    else high = middle
  }
  return low
}

const anySize = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: twoTo32 }), fc.constant(twoTo32))
const anyExponent = fc.oneof(fc.constantFrom(0, 1, 2), fc.double({ min: 0, max: 4, noNaN: true }))

describe('zipf', () => {
  it('should stay inside and never fall', () => {
    fc.assert(
      fc.property(anySize, anyExponent, fc.uint32Array({ minLength: 50, maxLength: 200 }), (size, exponent, draws) => {
        const ranks = pick(zipfTable(size, exponent), 0, ...draws.sort(), twoTo32 - 1)
        expect(ranks[0]).toBe(0)
        ranks.forEach((rank, i) => {
          expect(Number.isInteger(rank) && rank < size).toBe(true)
          if (i > 0) expect(rank).toBeGreaterThanOrEqual(ranks[i - 1] as number)
        })
      }),
      { numRuns: 150 },
    )
  })

  it('should give ranks their shares', () => {
    for (const [size, exponent] of [
      [10, 1],
      [100, 0.5],
      [5000, 1],
      [5000, 1.3],
      [100_000, 0.8],
      [100_000, 0],
    ] as const) {
      const table = zipfTable(size, exponent)
      const shares = Array.from({ length: size }, (_, rank) => (rank + 1) ** -exponent)
      const whole = shares.reduce((sum, share) => sum + share, 0)
      let below = 0
      shares.forEach((share, rank) => {
        if (rank < 20 || rank % 997 === 0 || (rank > 250 && rank < 270)) {
          expect(Math.abs(wordsBelow(table, rank) / twoTo32 - below / whole)).toBeLessThan(3e-6)
        }
        below += share
      })
    }
  })

  it('should reach the last of few ranks', () => {
    expect(pick(zipfTable(1000, 1), twoTo32 - 1)).toEqual([999])
    expect(pick(zipfTable(1, 1), twoTo32 - 1)).toEqual([0])
  })

  it('should keep its ranks', () => {
    expect(pick(zipfTable(1_000_000, 1), 1e9, 2e9, 3e9, 4e9, twoTo32 - 1)).toEqual([15, 456, 13042, 372151, 999999])
  })

  it('should choose below a limit as a table of that size does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.nat(20_000),
        fc.double({ min: 0, max: 3, noNaN: true }),
        (limit, more, exponent) => {
          const [own, larger] = [zipfTable(limit, exponent), zipfTable(limit + more, exponent)]
          let last = -1
          for (let step = 0; step < 200; step++) {
            const draw = Math.floor((step * (twoTo32 - 1)) / 199)
            const rank = pickZipfBelow(larger, draw, limit)
            expect(Number.isInteger(rank) && rank >= last && rank < limit).toBe(true)
            last = rank
            // Cells of the tail are cut in other places, and hold ranks as if they were alike.
            const expected = pick(own, draw)[0] ?? NaN
            expect(Math.abs(rank - expected)).toBeLessThanOrEqual(1 + expected / 64)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('should know the most draws of a rank', () => {
    fc.assert(
      fc.property(anySize, anyExponent, fc.uint32Array({ minLength: 50, maxLength: 50 }), (size, exponent, draws) => {
        const table = zipfTable(size, exponent)
        const most = mostDrawsOfRank(table)
        expect(most).toBeGreaterThanOrEqual(wordsBelow(table, 1))
        for (const draw of draws) if (draw + most < twoTo32) expect(pick(table, draw)).not.toEqual(pick(table, draw + most))
      }),
      { numRuns: 60 },
    )
  })
})
