import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilFromDays, daysFromCivil, weekdayOf } from '../../src/calendar.ts'
import { createTimeline, dayIndexOf, rowsBefore, type Timeline } from '../../src/time/timeline.ts'

const weight = fc.oneof(fc.constant(0), fc.constant(1), fc.double({ min: 0.01, max: 5, noNaN: true }))
const anyIntensity = fc
  .record({
    rows: fc.oneof(fc.nat(40), fc.nat(200_000), fc.constantFrom(0, 1, 2, 1e9, 7e11)),
    firstDay: fc.integer({ min: 10_000, max: 22_000 }),
    days: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 1500 })),
    growth: fc.option(fc.double({ min: 0.05, max: 20, noNaN: true }), { nil: undefined }),
    months: fc.option(fc.array(weight, { minLength: 12, maxLength: 12 }), { nil: undefined }),
    weekdays: fc.option(fc.array(weight, { minLength: 7, maxLength: 7 }), { nil: undefined }),
  })
  .map((spec) => ({ ...spec, lastDay: spec.firstDay + spec.days - 1 }))
  .filter((spec) => span(spec).some((day) => rateOf(spec, day) > 0.001))

interface Spec {
  readonly firstDay: number
  readonly lastDay: number
  readonly months?: readonly number[] | undefined
  readonly weekdays?: readonly number[] | undefined
}

function span({ firstDay, lastDay }: Spec): number[] {
  return Array.from({ length: lastDay - firstDay + 1 }, (_, day) => firstDay + day)
}

function rateOf({ months, weekdays }: Spec, day: number): number {
  return (months?.[civilFromDays(day).month - 1] ?? 1) * (weekdays?.[weekdayOf(day)] ?? 1)
}

function rowsOn(timeline: Timeline, day: number): number {
  return rowsBefore(timeline, day + 1) - rowsBefore(timeline, day)
}

describe('timeline', () => {
  it('should share all rows out to days that have weight', () => {
    fc.assert(
      fc.property(anyIntensity, ({ rows, ...spec }) => {
        const timeline = createTimeline(rows, spec)
        const counts = span(spec).map((day) => rowsOn(timeline, day))
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows)
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(0)
        span(spec).forEach((day, index) => expect(rateOf(spec, day) === 0 && counts[index] !== 0).toBe(false))
      }),
    )
  })

  it('should let row 0 fall on the first day that has weight', () => {
    fc.assert(
      fc.property(anyIntensity, ({ rows, ...spec }) => {
        fc.pre(rows > 0)
        const first = span(spec).findIndex((day) => Math.round(rateOf(spec, day) * 1e4) > 0)
        const timeline = createTimeline(rows, spec)
        expect(dayIndexOf(timeline, 0)).toBeLessThanOrEqual(first)
        expect(rateOf(spec, spec.firstDay + dayIndexOf(timeline, 0))).toBeGreaterThan(0)
      }),
    )
  })

  it('should find the day of a row from the rows of the days', () => {
    fc.assert(
      fc.property(anyIntensity, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), ({ rows, ...spec }, share) => {
        fc.pre(rows > 0)
        const timeline = createTimeline(rows, spec)
        for (const row of [0, Math.floor(share * rows), rows - 1]) {
          const day = spec.firstDay + dayIndexOf(timeline, row)
          expect(rowsBefore(timeline, day)).toBeLessThanOrEqual(row)
          expect(rowsBefore(timeline, day + 1)).toBeGreaterThan(row)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('should count no row before the window and all behind it', () => {
    const timeline = createTimeline(1000, { firstDay: 100, lastDay: 199 })
    expect([rowsBefore(timeline, -5), rowsBefore(timeline, 100), rowsBefore(timeline, 200), rowsBefore(timeline, 1e9)]).toEqual([
      0, 0, 1000, 1000,
    ])
  })

  it('should give days rows in proportion to growth, month and weekday', () => {
    const [firstDay, lastDay] = [daysFromCivil(2024, 1, 1), daysFromCivil(2024, 12, 31)]
    const months = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 4]
    const timeline = createTimeline(1_000_000, { firstDay, lastDay, growth: 3, months, weekdays: [1, 1, 1, 1, 1, 0.5, 0] })
    const [day, year] = [(month: number, date: number) => rowsOn(timeline, daysFromCivil(2024, month, date)), 365]
    expect(day(12, 16) / day(1, 8)).toBeCloseTo((4 * (1 + (2 * 350) / year)) / (1 + (2 * 7) / year), 1)
    expect(day(3, 9) / day(3, 8)).toBeCloseTo(0.5, 2)
    expect(day(3, 10)).toBe(0)
  })
})
