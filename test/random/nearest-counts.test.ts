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

  it('should give what is left to the largest fractions, the first of equals', () => {
    expect(nearestCounts(10, [0.25, 0.25, 0.5])).toEqual([3, 2, 5])
    expect(nearestCounts(3, [0.1, 0.45, 0.45])).toEqual([0, 2, 1])
    expect(nearestCounts(100, [0.29, 0.71])).toEqual([29, 71])
  })

  it('should add up for shares that add up to a little more than 1', () => {
    expect(nearestCounts(4e9, [0.5, 0.500_000_000_9]).reduce((sum, count) => sum + count, 0)).toBe(4e9)
  })
})
