import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthlyTotals, type Pin, PinsConflict } from '../../../src/story/bind/amounts/monthly-totals.ts'

const flat = { growth: null, season: () => 1 }

describe('monthlyTotals', () => {
  it('should be what was said of each pin, whatever the seasons', () => {
    const pin = fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 2 ** 40 }))
    const seasons = fc.array(fc.double({ min: 0.01, max: 9, noNaN: true }), { minLength: 36, maxLength: 36 })
    fc.assert(
      fc.property(fc.uniqueArray(pin, { minLength: 1, selector: ([at]) => at }), seasons, (said, season) => {
        const pins = said.map(([quarter, total]): Pin => ({ first: quarter * 3, last: quarter * 3 + 2, total }))
        const totals = monthlyTotals({ first: 0, last: 35, pins, growth: null, season: (month) => season[month] ?? 1 })
        expect(totals).toHaveLength(36)
        expect(totals.every((total) => Number.isSafeInteger(total) && total >= 0)).toBe(true)
        for (const { first, last, total } of pins) expect(totals.slice(first, last + 1).reduce((sum, each) => sum + each, 0)).toBe(total)
      }),
    )
  })

  it('should fill what months leave of their year', () => {
    const pins = [
      { first: 0, last: 0, total: 100 },
      { first: 11, last: 11, total: 500 },
      { first: 0, last: 11, total: 1600 },
    ]
    const totals = monthlyTotals({ first: 0, last: 11, pins, ...flat })
    expect([totals[0], totals[11], totals.reduce((sum, each) => sum + each, 0)]).toEqual([100, 500, 1600])
    expect(totals.slice(1, 11).every((total, index, all) => index === 0 || total >= (all[index - 1] ?? 0))).toBe(true)
  })

  it('should refuse months that come to more than their year', () => {
    const pins = [
      { first: 0, last: 0, total: 100 },
      { first: 0, last: 11, total: 99 },
    ]
    expect(() => monthlyTotals({ first: 0, last: 11, pins, ...flat })).toThrow(PinsConflict)
  })
})
