import { describe, expect, it } from 'vitest'
import { combineKeys, seedKey, siteName, textKey, type SiteKey } from '../../src/random/site.ts'

const text = (key: SiteKey): string => `${key.high},${key.low}`
const keys = Array.from({ length: 400 }, (_, i) => textKey(`key ${i}`))

/** Bits in which two keys differ, of 64. */
function distance(a: SiteKey, b: SiteKey): number {
  return ones(a.high ^ b.high) + ones(a.low ^ b.low)
}

function ones(draw: number): number {
  return (draw >>> 0).toString(2).replaceAll('0', '').length
}

function flip(key: SiteKey, bit: number): SiteKey {
  return bit < 32 ? { high: key.high, low: key.low ^ (1 << bit) } : { high: key.high ^ (1 << (bit - 32)), low: key.low }
}

describe('site keys', () => {
  it('should keep their values', () => {
    expect(textKey('')).toEqual({ high: 715789690, low: 2091287642 })
    expect(textKey(siteName('orders', 'total', ''))).toEqual({ high: 2012717684, low: 1938449603 })
    expect(seedKey(42)).toEqual({ high: -1353500977, low: -1948521574 })
    expect(combineKeys(seedKey(42), textKey(siteName('orders', 'total', '')))).toEqual({ high: -797209316, low: 651738498 })
  })

  it('should be two int32', () => {
    for (const key of keys) expect([key.high | 0, key.low | 0]).toEqual([key.high, key.low])
  })

  it('should distinguish names at any boundary between their parts', () => {
    expect(siteName('ab', 'c', '')).not.toBe(siteName('a', 'bc', ''))
    expect(siteName('a', 'b', 'c')).not.toBe(siteName('a', 'bc', ''))
  })

  it('should differ between 40,000 neighbouring seeds in each half', () => {
    const seeds = Array.from({ length: 40_000 }, (_, i) => seedKey(i - 20_000))
    expect(new Set(seeds.map(text)).size).toBe(40_000)
    // Random draws of 32 bits give 0.2 repeats on average.
    expect(new Set(seeds.map((key) => key.high)).size).toBeGreaterThan(39_995)
    expect(new Set(seeds.map((key) => key.low)).size).toBeGreaterThan(39_995)
  })

  it('should not depend on the order in which keys are combined by accident', () => {
    const [a, b] = keys as [SiteKey, SiteKey]
    expect(combineKeys(a, b)).not.toEqual(combineKeys(b, a))
    expect(combineKeys(a, a)).not.toEqual(combineKeys(b, b))
  })

  it('should change half of the result with any bit of either key', () => {
    for (let bit = 0; bit < 64; bit++) {
      let ofFirst = 0
      let ofSecond = 0
      keys.forEach((a, i) => {
        const b = keys[(i + 1) % keys.length] as SiteKey
        const whole = combineKeys(a, b)
        ofFirst += distance(whole, combineKeys(flip(a, bit), b))
        ofSecond += distance(whole, combineKeys(a, flip(b, bit)))
      })
      // 32 of 64 bits on average; the mean of 400 has a standard deviation of 0.2.
      expect(Math.abs(ofFirst / keys.length - 32)).toBeLessThan(1.2)
      expect(Math.abs(ofSecond / keys.length - 32)).toBeLessThan(1.2)
    }
  })
})
