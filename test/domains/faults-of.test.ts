import { expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import type { Domain, Rate } from '../../src/domains/domain.ts'
import { allFaultsOf, ruleFaults } from './all-faults.ts'
import { faultsOf } from './faults-of.ts'

const shop = domains.get('ecommerce') as Domain
const returned = shop.rates[0] as Rate

it.each([...domains.values()])('should find no faults in the trade $name', async (domain) => {
  const faults = await allFaultsOf(domain)
  expect(faults, faults.join('; ')).toEqual([])
})

it.each<readonly [string, Partial<Domain>]>([
  ['countries names table shops, which the schema does not have', { countries: ['shops.country_code'] }],
  ['countries names table orders, which has no column country', { countries: ['orders.country'] }],
  ['currencies names orders.total, which is of kind ', { currencies: ['orders.total'] }],
  ['events names table customers_and_more, which the schema does not have', { events: ['customers_and_more'] }],
  ['nouns do not name table order_items', { nouns: { customers: [], products: [], orders: [] } }],
  ['nouns name table shelves, which the schema does not write', { nouns: { ...shop.nouns, shelves: [] } }],
  ['the rate "returned" sets orders.outcome to "lost", which is none of its values', { rates: [{ ...returned, value: 'lost' }] }],
  [
    'the rate "returned" sets orders.outcome, which is hidden',
    { rates: [{ words: ['returned'], column: 'orders.outcome', value: 'returned' }] },
  ],
  ['measures are empty: an amount of money would mean nothing', { measures: [] }],
  ['test/domains/rules has no file of rules for zoo', { name: 'zoo' }],
])('should say, once: %s', (sentence, change) => {
  expect(faultsOf({ ...shop, ...change })).toEqual([expect.stringContaining(sentence)])
})

it('should say that a measure is of rows without an order in time', () => {
  const farm = domains.get('agriculture') as Domain
  expect(faultsOf({ ...farm, measures: [{ words: ['land'], column: 'fields.area_hectares', unit: 'quantity', typical: 1 }] })).toEqual([
    'the measure "land" is of table fields, whose rows are not ordered by time',
  ])
})

it.each([
  ['Table "orders" has no column "pryce"', { orders: ['pryce > 0'] }],
  ['rules name table order, which the schema does not have', { order: ['total > 0'] }],
])('should say, once, of rules: %s', (sentence, rules) => {
  expect(ruleFaults(shop, rules)).toEqual([expect.stringContaining(sentence)])
})
