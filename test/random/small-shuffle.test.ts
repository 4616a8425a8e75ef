import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textKey } from '../../src/random/site.ts'
import { smallShuffle, smallUnshuffle } from '../../src/random/small-shuffle.ts'

describe('smallShuffle', () => {
  it('should be a bijection for every draw', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.integer(), fc.integer(), (bits, high, low) => {
        const places = Array.from({ length: 2 ** bits }, (_, index) => smallShuffle(index, bits, { high, low }))
        expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2 ** bits }, (_, index) => index))
      }),
    )
  })

  it('should be undone by smallUnshuffle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.integer(), fc.integer(), (bits, high, low) => {
        const indices = Array.from({ length: 2 ** bits }, (_, index) => index)
        expect(indices.map((index) => smallUnshuffle(smallShuffle(index, bits, { high, low }), bits, { high, low }))).toEqual(indices)
      }),
    )
  })

  it.each([6, 8, 12])('should bring every index of %i bits to every quarter about equally often', (bits) => {
    const keys = 20_000
    const seen = new Float64Array(16 * 4)
    for (let i = 0; i < keys; i++) {
      const key = textKey(String(i))
      for (let index = 0; index < 16; index++) {
        const cell = index * 4 + (smallShuffle(index, bits, key) >> (bits - 2))
        seen[cell] = (seen[cell] as number) + 1
      }
    }
    // The count of a cell has a standard deviation of 61: the worst of 64 strays by less than five of them.
    expect(Math.max(...seen.map((count) => Math.abs(count - keys / 4)))).toBeLessThan(310)
  })

  it.each([1, 2, 3, 8, 64])('should leave no trace of order between neighbours at distance %i', (lag) => {
    const [bits, keys] = [12, 300]
    const size = 2 ** bits
    let sumOfSquares = 0
    for (let i = 0; i < keys; i++) {
      const key = textKey(String(i))
      const high = Array.from({ length: size }, (_, index) => (smallShuffle(index, bits, key) < size / 2 ? 0.5 : -0.5))
      const product = high.reduce((sum, value, index) => sum + value * (high[(index + lag) % size] as number), 0)
      sumOfSquares += (product * 4) ** 2 / size
    }
    // Each term is a squared standard normal variable: their mean is 1, give or take four times sqrt(2 / 300).
    expect(sumOfSquares / keys).toBeGreaterThan(0.67)
    expect(sumOfSquares / keys).toBeLessThan(1.33)
  })
})
