import { describe, expect, it } from 'vitest'
import { explainStory } from '../../../src/pipeline.ts'

function countsOf(story: string, rows: number | null = null): Readonly<Record<string, number>> {
  return explainStory({ story, rows, seed: 1, format: 'records', maxRows: 1e9 }).row_counts
}

describe('numbers of rows', () => {
  it('should be exact in any order', () => {
    expect(countsOf('farms with 100 harvests and 20 plantings')).toMatchObject({ harvests: 100, plantings: 20 })
    expect(countsOf('farms with 20 plantings and 100 harvests')).toMatchObject({ harvests: 100, plantings: 20 })
  })

  it('should let owners be as many as a number of what they own takes', () => {
    const { players = 0, achievements } = countsOf('gaming platform with 20,000 achievements')
    expect(achievements).toBe(20_000)
    expect(players * 12).toBeGreaterThan(20_000)
  })

  it('should keep the owners whose number is given', () => {
    expect(countsOf('online shop with 5 orders and 400 order items')).toMatchObject({ orders: 5, order_items: 400 })
    expect(countsOf('gaming platform with 10,000 achievements', 1000)).toMatchObject({ players: 1000, achievements: 10_000 })
  })

  it('should be of each where that is said behind a list', () => {
    expect(countsOf('online shop with 5 orders and 100 order items each')).toMatchObject({ orders: 5, order_items: 500 })
    expect(countsOf('bank customers with 3 accounts and 2 cards each')['accounts']).toBe(3)
  })

  it('should leave one for each owner that must have one', () => {
    const { accounts = 0, contacts } = countsOf('CRM with 100 contacts and 5,000 deals')
    expect(contacts).toBe(100)
    expect(accounts).toBeLessThanOrEqual(100)
  })

  it('should follow from what was said of tables that are counted too', () => {
    expect(countsOf('energy supplier with 200 substations and 3 meters per substation')).toMatchObject({ substations: 200, meters: 600 })
  })

  it.each([
    ['SaaS with 10 invoices', null, 10],
    ['SaaS with 0 invoices', null, 0],
    ['SaaS with 100 users and 20 invoices', null, 20],
    ['SaaS with 5000 invoices in 2024', null, 5000],
    ['SaaS with 5,000 invoices and 80% free users', null, 5000],
    ['SaaS with 5,000 invoices, revenue from $50k in January to $200k in December', null, 5000],
    ['SaaS with 3,000 invoices', 200, 3000],
  ])('should be exact where rows recur: %s', (story, rows, invoices) => {
    const counts = countsOf(story, rows)
    expect(counts['invoices']).toBe(invoices)
    expect(counts['users']).toBe(counts['subscriptions'])
    if (rows !== null) expect(counts['users']).toBe(rows)
  })
})

describe('rows by month', () => {
  it.each(['advertising: advertisers from 100 in January to 500 in December', 'farms, plantings from 10 in January to 50 in December'])(
    'should be kept by what refers to them: %s',
    (story) => {
      expect(countsOf(story)).toMatchObject(story.startsWith('farms') ? { plantings: 360 } : { advertisers: 3600 })
    },
  )
})
