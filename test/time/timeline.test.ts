import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilFromDays, daysFromCivil, weekdayOf } from '../../src/calendar.ts'
import { createTimeline, dayIndexOf, lifelessPeriod, rowsBefore, type Timeline } from '../../src/time/timeline.ts'

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

/** Windows with periods, each with a weight somewhere, and gaps between some. */
const anyParted = fc
  .record({
    rows: fc.oneof(fc.nat(40), fc.nat(200_000), fc.constantFrom(0, 1, 2, 1e9)),
    firstDay: fc.integer({ min: 10_000, max: 22_000 }),
    growth: fc.option(fc.double({ min: 0.05, max: 20, noNaN: true }), { nil: undefined }),
    parts: fc.array(fc.record({ gap: fc.nat(3), days: fc.integer({ min: 7, max: 40 }), weight: fc.nat(5) }), {
      minLength: 1,
      maxLength: 20,
    }),
    weekdays: fc.option(
      fc.array(weight, { minLength: 7, maxLength: 7 }).filter((each) => each.some((rate) => rate > 0)),
      { nil: undefined },
    ),
    rate: fc.constantFrom(0.3, 1, 7),
  })
  .filter(({ parts }) => parts.some((part) => part.weight > 0))
  .map(({ parts, firstDay, rate, ...spec }) => {
    const total = parts.reduce((sum, part) => sum + part.weight, 0)
    let next = firstDay
    const periods = parts.map((part) => {
      const first = next + part.gap
      next = first + part.days
      return { first, last: next - 1, share: part.weight / total }
    })
    const peaks = [{ first: firstDay - 3, last: firstDay + 50, rate }]
    return { ...spec, firstDay, lastDay: next + 5, periods, peaks }
  })

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

function weightOf(spec: Spec, day: number): number {
  return Math.round(rateOf(spec, day) * 1e4)
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

  it('should count no rows before the window and all rows after it', () => {
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

  it('should give each period the nearest rows to its share, on days that have weight, and other days none', () => {
    fc.assert(
      fc.property(anyParted, ({ rows, ...spec }) => {
        const timeline = createTimeline(rows, spec)
        let before = 0
        let cumulative = 0
        for (const { first, last, share } of spec.periods) {
          cumulative += share
          const nearest = Math.round(rows * cumulative)
          expect(rowsBefore(timeline, first)).toBe(before)
          before = rowsBefore(timeline, last + 1)
          expect(before === nearest || (rows > 0 && nearest === 0 && before === 1)).toBe(true)
        }
        expect(before).toBe(rows)
        const counts = span(spec).map((day) => rowsOn(timeline, day))
        expect(counts.every((count) => count >= 0)).toBe(true)
        const idle = (day: number): boolean =>
          weightOf(spec, day) === 0 || !spec.periods.some(({ first, last }) => first <= day && day <= last)
        expect(span(spec).filter((day, index) => idle(day) && counts[index] !== 0)).toEqual([])
      }),
    )
  })

  it('should give periods exactly the counts that their shares come from', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 120 }), (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0)
        fc.pre(total > 0)
        const periods = counts.map((count, place) => ({ first: place * 7, last: place * 7 + 6, share: count / total }))
        const timeline = createTimeline(total, { firstDay: 0, lastDay: counts.length * 7 - 1, growth: 4, periods })
        expect(periods.map(({ first, last }) => rowsBefore(timeline, last + 1) - rowsBefore(timeline, first))).toEqual(counts)
      }),
    )
  })

  it('should let row 0 fall on the first day with weight of the first period with a share, however small that is', () => {
    const periods = [
      { first: 0, last: 9, share: 0 },
      { first: 20, last: 29, share: 1e-6 },
      { first: 30, last: 39, share: 1 - 1e-6 },
    ]
    const timeline = createTimeline(10, { firstDay: 0, lastDay: 99, periods, peaks: [{ first: 20, last: 21, rate: 0 }] })
    expect([dayIndexOf(timeline, 0), rowsBefore(timeline, 30), rowsBefore(timeline, 40)]).toEqual([22, 1, 10])
  })

  it('should spread the rows of a period as those of a window of its own', () => {
    const shape = { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], weekdays: [1, 1, 1, 1, 1, 0.5, 0] }
    const [first, last] = [daysFromCivil(2024, 3, 1), daysFromCivil(2024, 5, 31)]
    const own = createTimeline(3000, { firstDay: first, lastDay: last, ...shape })
    const periods = [
      { first: first - 60, last: first - 1, share: 0.25 },
      { first, last, share: 0.75 },
    ]
    const timeline = createTimeline(4000, { firstDay: first - 60, lastDay: last + 60, ...shape, periods })
    for (let day = first; day <= last; day++) expect(rowsOn(timeline, day)).toBe(rowsOn(own, day))
  })

  it('should multiply the rates of peaks with each other and with everything else', () => {
    const peaks = [
      { first: 10, last: 19, rate: 3 },
      { first: 15, last: 15, rate: 4 },
      { first: 90, last: 200, rate: 0 },
    ]
    const timeline = createTimeline(1_000_000, { firstDay: 0, lastDay: 99, peaks })
    const [plain, high, both, none] = [rowsOn(timeline, 2), rowsOn(timeline, 12), rowsOn(timeline, 15), rowsOn(timeline, 95)]
    expect([Math.round(high / plain), Math.round(both / plain), none]).toEqual([3, 12, 0])
  })

  it('should be the same as without peaks and periods where these have no effect', () => {
    fc.assert(
      fc.property(anyIntensity, ({ rows, ...spec }) => {
        const { firstDay, lastDay } = spec
        const plain = createTimeline(rows, spec)
        const all = { first: firstDay, last: lastDay }
        expect(createTimeline(rows, { ...spec, peaks: [{ ...all, rate: 1 }], periods: [{ ...all, share: 1 }] })).toEqual(plain)
      }),
    )
  })

  it('should find the period that has a share, but no day on which anything happens', () => {
    const periods = [
      { first: 0, last: 4, share: 0 },
      { first: 5, last: 9, share: 0.5 },
      { first: 10, last: 19, share: 0.5 },
    ]
    const window = { firstDay: 0, lastDay: 19 }
    const quiet = { first: 0, last: 9, rate: 0 }
    expect(lifelessPeriod({ ...window, periods })).toBe(-1)
    expect(lifelessPeriod({ ...window, periods, peaks: [quiet] })).toBe(1)
    expect(lifelessPeriod({ ...window, peaks: [quiet] })).toBe(-1)
    expect(lifelessPeriod({ ...window, weekdays: [0, 0, 0, 0, 0, 0, 0] })).toBe(0)
  })

  it('should distinguish weights that vanish or overflow from those that are only small', () => {
    const months = (weight: number): number[] => Array.from({ length: 12 }, () => weight)
    const window = { firstDay: 0, lastDay: 19 }
    expect(lifelessPeriod({ ...window, months: months(1e-4), weekdays: [1, 1, 1, 1, 1, 1, 0.01] })).toBe(-1)
    expect(lifelessPeriod({ ...window, months: months(1e-4), growth: 1e-3, peaks: [{ first: 0, last: 19, rate: 1e-3 }] })).toBe(0)
    expect(lifelessPeriod({ ...window, months: months(1e300), weekdays: [1e300, 1e300, 1e300, 1e300, 1e300, 1e300, 1e300] })).toBe(0)
  })
})
