import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallShuffle } from '../../src/random/small-shuffle.ts'

describe('smallShuffle', () => {
  it('should be a bijection for every word', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 2 ** 32 - 1 }), (bits, word) => {
        const places = Array.from({ length: 2 ** bits }, (_, index) => smallShuffle(index, bits, word))
        expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2 ** bits }, (_, index) => index))
      }),
    )
  })

  it('should bring every index to every place about equally often', () => {
    const words = 64 * 400
    const seen = new Float64Array(64 * 64)
    for (let i = 0; i < words; i++) {
      const word = Math.imul(i + 1, 0x9e3779b1) ^ Math.imul(i, 0x85ebca6b)
      for (let index = 0; index < 64; index++) {
        const cell = index * 64 + smallShuffle(index, 6, word >>> 0)
        seen[cell] = (seen[cell] ?? 0) + 1
      }
    }
    expect(Math.min(...seen)).toBeGreaterThan(250)
    expect(Math.max(...seen)).toBeLessThan(600)
  })
})
