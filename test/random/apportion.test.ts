import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apportion, shareStart } from '../../src/random/apportion.ts'

const safe = fc.oneof(
  fc.integer({ min: 0, max: 1000 }),
  fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  fc.integer({ min: 2 ** 53 - 100, max: 2 ** 53 - 1 }),
)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

describe('shareStart', () => {
  it('should be the exact quotient rounded down', () => {
    fc.assert(
      fc.property(safe, safe, safe, (total, one, other) => {
        const whole = Math.max(one, other, 1)
        const cumulative = Math.min(one, other)
        expect(shareStart(total, cumulative, whole)).toBe(Number((BigInt(total) * BigInt(cumulative)) / BigInt(whole)))
      }),
      { numRuns: 5000 },
    )
  })

  it('should be exact where the quotient is whole or misses it by the least', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 26 }),
        fc.integer({ min: 1, max: 2 ** 26 }),
        fc.integer({ min: 1, max: 2 ** 26 }),
        (a, b, c) => {
          const whole = b * c
          for (const cumulative of [b, b - 1]) {
            expect(shareStart(a * c, cumulative, whole)).toBe(Number((BigInt(a * c) * BigInt(cumulative)) / BigInt(whole)))
          }
        },
      ),
      { numRuns: 5000 },
    )
  })

  it('should start at nothing and end at the total', () => {
    fc.assert(
      fc.property(safe, safe, (total, whole) => {
        expect(shareStart(total, 0, whole + 1 > 2 ** 53 - 1 ? whole : whole + 1)).toBe(0)
        if (whole > 0) expect(shareStart(total, whole, whole)).toBe(total)
      }),
    )
  })
})

describe('apportion', () => {
  it('should share out the total exactly, whatever the weights', () => {
    const weight = fc.oneof(
      fc.integer({ min: 0, max: 1e6 }),
      fc.double({ min: 0, max: 1e300, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    fc.assert(
      fc.property(safe, fc.array(weight, { minLength: 1, maxLength: 50 }), (total, weights) => {
        fc.pre(weights.some((each) => each > 0) && Number.isFinite(sum(weights)))
        const shares = apportion(total, weights)
        expect(shares.reduce((all, share) => all + BigInt(share), 0n)).toBe(BigInt(total))
        shares.forEach((share, i) => {
          expect(share).toBeGreaterThanOrEqual(0)
          if (weights[i] === 0) expect(share).toBe(0)
        })
      }),
      { numRuns: 1000 },
    )
  })

  it('should be within one of the exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 50 }),
        (total, weights) => {
          fc.pre(sum(weights) > 0)
          apportion(total, weights).forEach((share, i) => {
            expect(Math.abs(share - (total * (weights[i] as number)) / sum(weights))).toBeLessThan(1)
          })
        },
      ),
    )
  })

  it('should treat decimals as exact', () => {
    expect(apportion(10, [0.7, 0.1, 0.2])).toEqual([7, 1, 2])
    expect(apportion(1000, [0.1, 0.2, 0.3, 0.4])).toEqual([100, 200, 300, 400])
    expect(apportion(100, [33.3, 33.3, 33.4])).toEqual([33, 33, 34])
    expect(apportion(1_000_000, [0.015625, 0.984375])).toEqual([15_625, 984_375])
  })
})
