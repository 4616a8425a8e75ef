import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { findTable } from '../../src/story/find/find-table.ts'

const shop = {
  nouns: {
    customers: ['customer', 'customers', 'shopper'],
    orders: ['order', 'orders', 'purchase'],
    order_items: ['order item', 'line items'],
    bank_accounts: ['account'],
  },
}

describe('findTable', () => {
  it.each([
    ['customers', 'customers', 'customers'],
    ['shoppers', 'customers', 'shoppers'],
    ['b2b enterprise customers', 'customers', 'customers'],
    ['order items', 'order_items', 'order items'],
    ['pending line item', 'order_items', 'line item'],
    ['customer orders', 'orders', 'orders'],
    ['bank accounts', 'bank_accounts', 'bank accounts'],
    ['premium accounts', 'bank_accounts', 'accounts'],
    ['customer records', 'customers', 'customer'],
    ['orders table', 'orders', 'orders'],
    ["customers' purchases", 'orders', 'purchases'],
  ])('should find in "%s" the table %s', (noun, table, words) => {
    expect(findTable({ words: noun.split(' ') }, shop)).toEqual({ table, words: words.split(' ') })
  })

  it.each(['users', 'order forms', 'items', 'customers visit', 'toString', 'constructor', '__proto__', ''])(
    'should find nothing in "%s"',
    (noun) => {
      expect(findTable({ words: noun.split(' ') }, shop)).toBeNull()
    },
  )
})

describe.each([...domains.values()])('tables of domain $name', (domain) => {
  it('should be found by their names and by one of the words for them each', () => {
    for (const [table, nouns] of Object.entries(domain.nouns)) {
      expect(findTable({ words: table.split('_') }, domain)?.table).toBe(table)
      for (const noun of nouns) expect(findTable({ words: noun.split(' ') }, domain)).not.toBeNull()
    }
  })
})
