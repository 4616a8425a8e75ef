import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutTotal, type PartBounds } from '../../../src/outcomes/shared/cut-total.ts'

const open: PartBounds = { min: -Infinity, max: Infinity }

function cut(weights: readonly number[], total: number, bounds: PartBounds): readonly number[] {
  const out = new Float64Array(weights.length)
  cutTotal(Float64Array.from(weights), 0, weights.length, total, bounds, out)
  return [...out]
}

const weights = fc.array(fc.oneof(fc.nat(9), fc.nat(1e6), fc.constant(2 ** 53 - 1)), { minLength: 1, maxLength: 64 })

describe('cutTotal', () => {
  it('should add up exactly within any bounds that allow for it', () => {
    fc.assert(
      fc.property(
        weights,
        fc.integer({ min: -1e6, max: 1e6 }),
        fc.nat(1e6),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (all, min, span, place) => {
          const total = all.length * min + Math.floor(all.length * span * place)
          const parts = cut(all, total, { min, max: min + span })
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total + 0)
          expect(parts.every((part) => Number.isInteger(part) && part >= min && part <= min + span)).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('should cut in proportion, to less than a unit, where no bound is met', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 64 }), fc.integer({ min: -1e9, max: 1e9 }), (all, total) => {
        const whole = all.reduce((sum, weight) => sum + weight, 0)
        cut(all, total, open).forEach((part, index) =>
          expect(Math.abs(part - (whole === 0 ? total / all.length : (total * (all[index] ?? 0)) / whole))).toBeLessThan(1),
        )
      }),
    )
  })

  it('should distribute what bounds take away among the others, in proportion', () => {
    expect(cut([90, 5, 5], 100, { min: 0, max: 50 })).toEqual([50, 25, 25])
    expect(cut([90, 10, 0], 100, { min: 8, max: 100 })).toEqual([82, 10, 8])
    expect(cut([1, 1, 8], 9, { min: 2, max: 5 })).toEqual([2, 2, 5])
  })

  it('should give back weights that add up to the total', () => {
    expect(cut([3, 0, 7], 10, { min: 0, max: 9 })).toEqual([3, 0, 7])
    expect(cut([-3, 5, 0], 2, { min: -4, max: 9 })).toEqual([-3, 5, 0])
  })
})
