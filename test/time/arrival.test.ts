import { describe, expect, it } from 'vitest'
import { parseIsoDate } from '../../src/calendar.ts'
import { timelineFrom, type Window, windowConflict } from '../../src/time/arrival.ts'
import { rowsBefore } from '../../src/time/timeline.ts'

const year = { from: '2025-01-01', to: '2025-12-31' }
const months = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`)

function conflictOf(window: Partial<Window>): string | null {
  return windowConflict({ ...year, ...window })
}

describe('windowConflict', () => {
  it('should allow periods and peaks of any length within the window, or reaching out of it', () => {
    const periods = [
      { period: '2025-Q1', share: 0.25 },
      { period: '2025-05', share: 0.5 },
      { period: '2025-12-24', share: 0.25 },
    ]
    const peaks = [
      { period: '2025', rate: 2 },
      { period: '2025-11-28', rate: 9 },
    ]
    expect(conflictOf({ periods, peaks })).toBeNull()
    expect(conflictOf({ from: '2025-02-10', periods })).toBeNull()
  })

  it.each([
    [{ periods: [{ period: '2025-13', share: 1 }] }, '"2025-13" is not a period'],
    [{ periods: [{ period: '2024', share: 1 }] }, 'outside of the window, which is 2025-01-01 to 2025-12-31'],
    [{ periods: months.map((period) => ({ period, share: 0.1 })) }, 'must add up to 1, but 0.1 + 0.1'],
    [
      {
        periods: [
          { period: '2025-02', share: 0.5 },
          { period: '2025-01', share: 0.5 },
        ],
      },
      'list periods in chronological order',
    ],
    [
      {
        periods: [
          { period: '2025-Q1', share: 0.5 },
          { period: '2025-02', share: 0.5 },
        ],
      },
      'overlap',
    ],
    [{ peaks: [{ period: '2025-02-30', rate: 2 }] }, '"2025-02-30" is not a period'],
    [{ peaks: [{ period: '2026-01', rate: 2 }] }, '"2026-01" is outside of the window'],
    [{ peaks: [{ period: '2025', rate: 0 }] }, 'leave no day of the window'],
    [
      {
        periods: [
          { period: '2025-01-04', share: 0 },
          { period: '2025-02-02', share: 1 },
        ],
        weekdays: [1, 1, 1, 1, 1, 1, 0],
      },
      '"2025-02-02" has 1 of the rows',
    ],
    [{ periods: [{ period: '2025-03', share: 1 }], peaks: [{ period: '2025-03', rate: 0 }] }, '"2025-03" has 1 of the rows, but'],
  ])('should refuse %j', (window, reason) => expect(conflictOf(window)).toContain(reason))

  it('should allow a period without a share to have no day on which anything happens', () => {
    const periods = [
      { period: '2025-03', share: 0 },
      { period: '2025-04', share: 1 },
    ]
    expect(conflictOf({ periods, peaks: [{ period: '2025-03', rate: 0 }] })).toBeNull()
  })
})

describe('timelineFrom', () => {
  it('should give months exactly the rows that their shares come from, and the nearest for any other number of rows', () => {
    const counts = [1000, 0, 1, 17, 1364, 2000, 2500, 3001, 3500, 4000, 4500, 5000]
    const total = counts.reduce((sum, count) => sum + count, 0)
    const window = { ...year, growth: 3, periods: months.map((period, place) => ({ period, share: (counts[place] ?? 0) / total })) }
    for (const rows of [total, total / 3, 100, 1_000_003]) {
      const timeline = timelineFrom(window, rows)
      let cumulative = 0
      for (const [place, count] of counts.entries()) {
        cumulative += count
        const end = parseIsoDate(place === 11 ? '2026-01-01' : `${months[place + 1] ?? ''}-01`) ?? NaN
        expect(rowsBefore(timeline, end)).toBe(Math.round((rows * cumulative) / total))
      }
    }
  })
})
