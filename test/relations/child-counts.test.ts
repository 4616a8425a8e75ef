import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { childCounts } from '../../src/relations/child-counts.ts'

const anyShare = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }))

describe('childCounts', () => {
  it('should give every parent a count within the bounds, ascending, the total exact', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 64 }),
        fc.nat(40),
        fc.oneof(fc.nat(30), fc.nat(3000)),
        anyShare,
        (parents, min, spread, share) => {
          const max = min + spread
          const total = parents * min + Math.round(parents * spread * share)
          const counts = [...childCounts(parents, total, min, max)]
          expect(counts).toHaveLength(parents)
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
          expect(counts.every((count) => Number.isInteger(count) && count >= min && count <= max)).toBe(true)
          expect(counts).toEqual(counts.toSorted((a, b) => a - b))
        },
      ),
    )
  })

  it('should give few parents many children', () => {
    const counts = [...childCounts(64, 128, 1, 20)]
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(25)
    expect(counts.at(-1)).toBeGreaterThanOrEqual(6)
    // A mean near the upper bound turns the shape around.
    expect([...childCounts(64, 64 * 19, 1, 20)].filter((count) => count === 20).length).toBeGreaterThan(25)
  })
})
