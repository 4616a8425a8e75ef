import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestCounts } from '../../src/random/nearest-counts.ts'

describe('nearestCounts', () => {
  it('should add up and be less than one off each share', () => {
    const weights = fc.array(fc.nat(100), { minLength: 1, maxLength: 12 }).filter((all) => all.some((weight) => weight > 0))
    fc.assert(
      fc.property(fc.nat(1e9), weights, (total, parts) => {
        const whole = parts.reduce((sum, part) => sum + part, 0)
        const counts = nearestCounts(
          total,
          parts.map((part) => part / whole),
        )
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
        counts.forEach((count, index) => expect(Math.abs(count - (total * (parts[index] ?? 0)) / whole)).toBeLessThan(1.000_001))
        counts.forEach((count, index) => expect(count === 0 || (parts[index] ?? 0) > 0).toBe(true))
      }),
    )
  })

  it('should give the rest to the largest fractions, in case of ties to the first', () => {
    expect(nearestCounts(10, [0.25, 0.25, 0.5])).toEqual([3, 2, 5])
    expect(nearestCounts(3, [0.1, 0.45, 0.45])).toEqual([0, 2, 1])
    expect(nearestCounts(100, [0.29, 0.71])).toEqual([29, 71])
  })

  it('should add up for shares that add up to a little more than 1', () => {
    expect(nearestCounts(4e9, [0.5, 0.500_000_000_9]).reduce((sum, count) => sum + count, 0)).toBe(4e9)
  })

  it('should end for totals that no integer can be', () => {
    expect(nearestCounts(1e102, [0.3, 0.7])).toEqual([0.3 * 1e102, 0.7 * 1e102])
    expect(nearestCounts(Infinity, [0.3, 0.7])).toEqual([Infinity, Infinity])
  })

  it('should give the first shares the nearest numbers, and the others the rest', () => {
    expect(nearestCounts(540, [0.81, 0.07, 0.06, 0.06])).toEqual([438, 38, 32, 32])
    expect(nearestCounts(540, [0.81, 0.07, 0.06, 0.06], [0])).toEqual([437, 38, 33, 32])
    // Two halves of an odd number, of which one only can be rounded up.
    expect(nearestCounts(5, [0.5, 0.5, 0], [0, 1])).toEqual([3, 2, 0])
  })

  it('should add up and give nothing to a share of 0, whichever are first', () => {
    const parts = fc.array(fc.record({ weight: fc.nat(100), isFirst: fc.boolean() }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(
        fc.nat(5000),
        parts.filter((all) => all.some(({ weight }) => weight > 0)),
        (total, all) => {
          const whole = all.reduce((sum, { weight }) => sum + weight, 0)
          const first = all.flatMap(({ isFirst }, index) => (isFirst ? [index] : []))
          const counts = nearestCounts(
            total,
            all.map(({ weight }) => weight / whole),
            first,
          )
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
          expect(counts.every((count, index) => count >= 0 && (count === 0 || (all[index]?.weight ?? 0) > 0))).toBe(true)
        },
      ),
    )
  })
})
