import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilFromDays, parseIsoDate } from '../../src/calendar.ts'
import { SchemaError } from '../../src/schema/schema-error.ts'
import { bordersOfPeriods, parsePeriod, rowsOfPeriods } from '../../src/time/periods.ts'
import { createTimeline, dayIndexOf } from '../../src/time/timeline.ts'

const day = (text: string): number => parseIsoDate(text) ?? NaN
const timeline = createTimeline(1000, { firstDay: day('2024-06-15'), lastDay: day('2025-12-30'), growth: 3 })
const table = { name: 'orders', timeline }

describe('parsePeriod', () => {
  it.each([
    ['2025', '2025-01-01', '2025-12-31'],
    ['2024-Q1', '2024-01-01', '2024-03-31'],
    ['2025-Q4', '2025-10-01', '2025-12-31'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2025-12', '2025-12-01', '2025-12-31'],
    ['2025-01-15', '2025-01-15', '2025-01-15'],
    ['9999-12', '9999-12-01', '9999-12-31'],
  ])('should read %s as %s to %s', (text, first, last) => {
    expect(parsePeriod(text)).toEqual({ first: day(first), last: day(last) })
  })

  it.each([
    '',
    '25',
    '0000',
    '2025-13',
    '2025-00',
    '2025-Q5',
    '2025-Q',
    '2025-02-30',
    '2025-1',
    '2025-01-1',
    '2025-01-15T00',
    ' 2025',
    '2025 ',
  ])('should not take %j for a period', (text) => expect(parsePeriod(text)).toBeNull())

  it('should hold the days whose dates begin with its text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
        const { first, last } = parsePeriod(text) ?? { first: NaN, last: NaN }
        expect(civilFromDays(first)).toEqual({ year, month, day: 1 })
        expect(civilFromDays(last)).toMatchObject({ year, month })
        expect(civilFromDays(last + 1).day).toBe(1)
      }),
    )
  })
})

describe('rowsOfPeriods', () => {
  it('should give exactly the rows that happen in each period, cut where the time of the table ends', () => {
    const periods = ['2024', '2025-Q1', '2025-06', '2025-12-30']
    const ranges = rowsOfPeriods(periods, table)
    ranges.forEach(({ start, end }, index) => {
      const { first, last } = parsePeriod(periods[index] ?? '') ?? { first: NaN, last: NaN }
      const rows = Array.from({ length: 1000 }, (_, row) => row).filter((row) => {
        const happens = timeline.firstDay + dayIndexOf(timeline, row)
        return happens >= first && happens <= last
      })
      expect([start, end]).toEqual([rows[0], (rows.at(-1) ?? NaN) + 1])
    })
    expect(bordersOfPeriods(periods, table)).toEqual(ranges.flatMap(({ start, end }) => [start, end]))
  })

  it.each([
    [['2025-01', '2025-01-15'], '"2025-01" and "2025-01-15" overlap'],
    [['2025-01', '2025-01'], 'overlap'],
    [['2025-02', '2025-01'], '"2025-01" is earlier than "2025-02"'],
    [['2024-05'], "outside of the table's time, which is 2024-06-15 to 2025-12-30"],
    [['2025-12-31'], 'outside'],
    [['2025-02-29'], '"2025-02-29" is not a period'],
  ])('should refuse %j', (periods, reason) => {
    expect(() => rowsOfPeriods(periods, table)).toThrow(SchemaError)
    expect(() => rowsOfPeriods(periods, table)).toThrow(reason)
  })

  it('should refuse any period of a table that is not ordered by time', () => {
    expect(() => rowsOfPeriods(['2025'], { name: 'orders', timeline: null })).toThrow('"orders" is not ordered by time')
    expect(() => bordersOfPeriods(['2025'], { name: 'orders', timeline: null })).toThrow('"orders" is not ordered by time')
  })
})
