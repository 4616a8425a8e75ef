import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDayProfile, secondAt } from '../../src/time/day-profile.ts'

const anyHours = fc
  .array(fc.oneof(fc.constant(0), fc.nat(50), fc.double({ min: 0, max: 3, noNaN: true })), { minLength: 24, maxLength: 24 })
  .filter((hours) => hours.some((hour) => hour > 0.001))
const anyQuantile = fc
  .oneof(
    fc.nat(2 ** 32 - 1),
    fc.constantFrom(0, 1, 2 ** 31, 2 ** 32 - 1),
    fc.nat(255).map((cell) => cell * 2 ** 24),
  )
  .map((word) => word / 2 ** 32)

describe('day profile', () => {
  it('should stay within the day and out of hours of weight 0', () => {
    fc.assert(
      fc.property(anyHours, anyQuantile, (hours, p) => {
        const second = secondAt(createDayProfile(hours), p)
        expect(Number.isInteger(second) && second >= 0 && second < 86_400).toBe(true)
        expect(Math.round((hours[Math.floor(second / 3600)] ?? 0) * 1e6)).toBeGreaterThan(0)
      }),
      { numRuns: 2000 },
    )
  })

  it('should never fall as the quantile grows', () => {
    fc.assert(
      fc.property(anyHours, anyQuantile, anyQuantile, (hours, p, q) => {
        const profile = createDayProfile(hours)
        expect(secondAt(profile, Math.min(p, q))).toBeLessThanOrEqual(secondAt(profile, Math.max(p, q)))
      }),
      { numRuns: 2000 },
    )
  })

  it('should give every hour its share', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 0 : (hour * 7) % 11))
    const profile = createDayProfile(hours)
    const events = 110_000
    const counts = new Float64Array(24)
    for (let i = 0; i < events; i++) {
      const hour = Math.floor(secondAt(profile, (i + 0.5) / events) / 3600)
      counts[hour] = (counts[hour] as number) + 1
    }
    const total = hours.reduce((sum, weight) => sum + weight, 0)
    hours.forEach((weight, hour) => expect(Math.abs((counts[hour] as number) - (events * weight) / total)).toBeLessThan(2))
  })

  it('should spread flat hours evenly over the seconds', () => {
    const flat = createDayProfile(Array.from({ length: 24 }, () => 0.3))
    for (const second of [0, 1, 3599, 3600, 43_200, 86_399]) expect(secondAt(flat, (second + 0.5) / 86_400)).toBe(second)
  })
})
