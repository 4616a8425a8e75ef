import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tenDigits } from '../../src/random/ten-digits.ts'

it('should round to ten digits as decimal text does, including ties and extremes', () => {
  const ties = fc
    .tuple(fc.integer({ min: -1e11, max: 1e11 }), fc.integer({ min: -20, max: 20 }))
    .map(([digits, exponent]) => Number(`${digits}5e${exponent}`))
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.double({ min: -1e11, max: 1e11 }), ties), (value) => {
      expect(tenDigits(value)).toBe(Number(value.toPrecision(10)))
    }),
    { numRuns: 2000, seed: 1 },
  )
})
