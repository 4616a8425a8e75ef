import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilFromDays, daysFromCivil, parseIsoDate, weekdayOf } from '../src/calendar.ts'

const millisecondsPerDay = 86_400_000
const [firstDay, lastDay] = [-719_162, 2_932_896]

function oracle(days: number): string {
  return new Date(days * millisecondsPerDay).toISOString().slice(0, 10)
}

const anyDay = fc.oneof(fc.integer({ min: firstDay, max: lastDay }), fc.constantFrom(firstDay, -1, 0, 1, 11_016, 19_782, lastDay))

describe('calendar', () => {
  it('should agree with the built-in calendar from 0001 to 9999, there and back', () => {
    fc.assert(
      fc.property(anyDay, (days) => {
        const { year, month, day } = civilFromDays(days)
        expect(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`).toBe(oracle(days))
        expect(daysFromCivil(year, month, day)).toBe(days)
        expect(parseIsoDate(oracle(days))).toBe(days)
        expect(weekdayOf(days)).toBe((new Date(days * millisecondsPerDay).getUTCDay() + 6) % 7)
      }),
      { numRuns: 3000 },
    )
  })

  it.each([
    '2023-02-29',
    '2100-02-29',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '2024-1-1',
    '24-01-01',
    '2024-01-01T00:00:00Z',
    ' 2024-01-01',
    '',
  ])('should find no day in "%s"', (text) => {
    expect(parseIsoDate(text)).toBeNull()
  })

  it.each(['2024-02-29', '2000-02-29', '9999-12-31', '0001-01-01'])('should find the day %s', (text) => {
    expect(oracle(parseIsoDate(text) ?? NaN)).toBe(text)
  })
})
