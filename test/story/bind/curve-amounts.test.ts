import { describe, expect, it } from 'vitest'
import type { SynthError } from '../../../src/errors.ts'
import { byMonth, rowsOf, said } from './said.ts'
import { shop } from './timed-shop.ts'

/** Amounts by month that a story makes of the shop's orders. */
function amounts(story: string): Readonly<Record<string, number>> {
  const totals = byMonth(rowsOf(said(shop, story).schema, 'orders'), 'ordered_at', 'total')
  return Object.fromEntries(Object.entries(totals).map(([month, sum]) => [month, sum / 1000]))
}

function refusal(story: string): SynthError {
  try {
    said(shop, story)
  } catch (error) {
    return error as SynthError
  }
  throw new Error(`"${story}" was not refused`)
}

describe('amounts that a story says', () => {
  it('should let each day and week come to what was said, months as many as they have days', () => {
    const days = amounts('$100 a day in 2024')
    expect([days['2024-01'], days['2024-02'], days['2024-04']]).toEqual([3100, 2900, 3000])
    expect(amounts('weekly revenue of $700.07')['2025-02']).toBe(2800.28)
    expect(amounts('$100 a day from 2025-01-21 to 2025-02-10')).toEqual({ '2025-01': 1100, '2025-02': 1000 })
  })

  it('should let weeks of a window add up to it, whatever its months come to', () => {
    const cents = Object.values(amounts('revenue of $1,000 a week from 2025-01-01 to 2025-12-30')).map((amount) => Math.round(amount * 100))
    expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(5_200_000)
  })

  it('should let rows come to what was said of them on average, and totals by month come first', () => {
    const { schema } = said(shop, 'an AOV of $45.50')
    const rows = rowsOf(schema, 'orders')
    expect(rows.reduce((sum, row) => sum + Math.round(Number(row['total']) * 100), 0)).toBe(rows.length * 4550)
    const both = said(shop, 'an AOV of $45.50, revenue from $50k in January to $200k in December')
    expect(both.bound.map(({ used }) => used)).toEqual([false, true])
  })

  it.each(['1e99 orders a day', 'an AOV of $2e40', 'revenue grows 90000% a month', 'sales grew 9999999x', '$9e30 a month'])(
    'should refuse what cannot be added up: %s',
    (story) => {
      expect(refusal(story).code).toBe('story_contradicts')
    },
  )

  it('should let halves of a year add up to what was said of them', () => {
    const cents = Object.values(amounts('$500k in H1, $700k in H2')).map((amount) => Math.round(amount * 100))
    const sum = (from: number): number => cents.slice(from, from + 6).reduce((all, each) => all + each, 0)
    expect([sum(0), sum(6)]).toEqual([50_000_000, 70_000_000])
  })

  it('should compound growth to the nearest cent', () => {
    const months = Object.values(amounts('$1,234.56 a month, growing 7% month over month'))
    const exact = months.map(
      (_, index) => Number((12_345_600_000_000_000_000_000_000_000n * 107n ** BigInt(index)) / 100n ** BigInt(index)) / 1e25,
    )
    expect(months).toHaveLength(12)
    expect(months).toEqual(exact.map((amount) => Math.round(amount * 100) / 100))
  })

  it('should let each month of a quarter be the growth above that of the quarter before', () => {
    const found = Object.values(amounts('$10,000 a month, growing 5% quarter over quarter'))
    expect([found[0], found[3], found[6], found[9]]).toEqual([10_000, 10_500, 11_025, 11_576.25])
  })
})
