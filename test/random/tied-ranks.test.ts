import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreCorrelation } from '../../src/random/copula.ts'
import { probeDraws, rankShape, reachOf, scoreCorrelationOf } from '../../src/random/tied-ranks.ts'

/** The shape of a column of whole numbers with these shares. */
function shapeOf(...shares: readonly number[]) {
  const ends = shares.map((_, i) => shares.slice(0, i + 1).reduce((sum, share) => sum + share, 0))
  return rankShape(Float64Array.from(probeDraws, (draw) => ends.findIndex((end) => draw / 2 ** 32 < end + 1e-12)))
}

describe('tied ranks', () => {
  it('should not change the correlation of columns with hardly any ties', () => {
    const shape = rankShape(Float64Array.from(probeDraws))
    expect(shape).toBeNull()
    expect(scoreCorrelationOf(0.4, shape, shape)).toBe(scoreCorrelation(0.4))
    expect(reachOf(shape, shape)).toEqual({ least: -1, greatest: 1 })
  })

  it('should know how far columns with ties can go together', () => {
    const half = shapeOf(0.5, 0.5)
    // The variance of ranks with ties is 1 - the sum of the cubes of the shares, of what it is without (M. G. Kendall 1945).
    expect(reachOf(half, null).greatest).toBeCloseTo(Math.sqrt(1 - 0.25), 3)
    expect(reachOf(half, half).greatest).toBeCloseTo(1, 6)
    expect(reachOf(shapeOf(0.9, 0.1), shapeOf(0.1, 0.9)).greatest).toBeCloseTo(1 / 9, 3)
    expect(reachOf(shapeOf(0.9, 0.1), shapeOf(0.1, 0.9)).least).toBeCloseTo(-1, 3)
  })

  it('should give two halves the correlation that W. F. Sheppard found in 1899', () => {
    const half = shapeOf(0.5, 0.5)
    for (const score of [-0.8, -0.3, 0.1, 0.5, 0.9]) {
      const rank = (2 / Math.PI) * Math.asin(score)
      expect(Math.abs(scoreCorrelationOf(rank, half, half) - score)).toBeLessThan(0.004)
    }
  })

  it('should need more correlation of the scores the more ties there are, and the same for signs turned', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 8 }).map((parts) => {
      const sum = parts.reduce((total, part) => total + part, 0)
      return parts.map((part) => part / sum)
    })
    fc.assert(
      fc.property(shares, fc.double({ min: -0.55, max: 0.55, noNaN: true }), (parts, rank) => {
        const shape = shapeOf(...parts)
        const score = scoreCorrelationOf(rank, shape, null)
        expect(Math.abs(score)).toBeGreaterThan(Math.abs(scoreCorrelation(rank)) - 1e-3)
        expect(Math.abs(score + scoreCorrelationOf(-rank, shape, null))).toBeLessThan(1e-6)
        expect(Math.sign(score) * Math.sign(rank)).toBeGreaterThan(rank === 0 ? -2 : Math.abs(rank) < 1e-3 ? -2 : 0)
      }),
      { numRuns: 30 },
    )
  })

  it('should refuse a column of one value', () => {
    expect(() => rankShape(new Float64Array(probeDraws.length))).toThrow(RangeError)
  })
})
