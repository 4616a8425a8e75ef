import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saidCounts } from '../../src/llm/said-counts.ts'

const read = (story: string): readonly string[] => saidCounts(story).map(({ count, words }) => `${count} ${words.join(' ')}`)

describe('saidCounts', () => {
  it.each([
    ['a shop with 500 customers', ['500 customers']],
    ['1,500 customers and 10k orders', ['1500 customers', '10000 orders']],
    ['1.5M events, 2.5 million line items', ['1500000 events', '2500000 line items']],
    ['five hundred doctors and a dozen clinics', ['500 doctors', '12 clinics']],
    ['two hundred and fifty thousand users', ['250000 users']],
    ['twenty-five stores', ['25 stores']],
    ['exactly 20 active warehouses.', ['20 active warehouses']],
    ['40 of the products', ['40 the products']],
    ['Orders: 300 orders', ['300 orders']],
  ])('should read "%s"', (story, counts) => {
    expect(read(story)).toEqual(counts)
  })

  it.each([
    'a shop with 30% churn and 5 percent returns',
    '$50k revenue, $500 orders and € 300 invoices',
    'in 2024 orders doubled, since 2021 customers came',
    '3 months of orders, 24 hours, 7 day trials',
    'each customer with 3 orders',
    'every order has 2 items',
    '3 orders per customer, 5 reviews each',
    'between 2 and 5 items, up to 10 tags, at least 4 photos, more than 9 likes',
    'from 100 to 500 patients',
    'on average 4 orders',
    '2.5 orders',
    'one customer',
    'no customers, 99999999999999999999 orders',
    '10-20 stores and 5/10 stars',
  ])('should leave "%s" to the model', (story) => {
    expect(read(story)).toEqual([])
  })

  it('should count those that have so many of something each', () => {
    expect(read('500 customers each with 3 orders')).toEqual(['500 customers'])
  })

  it('should read any text, in time that grows with its length', () => {
    const words = [
      '5',
      'k',
      '2,000',
      '$',
      '%',
      'five',
      'hundred',
      'million',
      'and',
      'a',
      'dozen',
      'each',
      'per',
      'to',
      'orders',
      '\u{1F600}',
      '\ud800',
      'é',
    ]
    const story = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 4 })), { maxLength: 40 }).map((all) => all.join(' '))
    fc.assert(fc.property(story, (text) => saidCounts(text).every(({ count }) => Number.isSafeInteger(count))))
    for (const word of ['5 ', 'a dozen ', '5 million customers and ', '1,'])
      expect(saidCounts(word.repeat(20_000 / word.length)).length).toBeLessThan(10_000)
  })
})
