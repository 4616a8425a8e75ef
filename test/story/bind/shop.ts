import type { Domain } from '../../../src/domains/domain.ts'
import type { Noun } from '../../../src/story/words/noun.ts'
import type { RatioFact } from '../../../src/story/facts/fact.ts'

/** A shop: customers own orders, which own items of products; visits count on customers, invoices recur. */
export const shop: Domain = {
  name: 'shop',
  description: 'A shop.',
  story: 'a shop',
  keywords: ['shop'],
  nouns: {
    customers: ['customer', 'customers', 'buyers'],
    products: ['product', 'products'],
    orders: ['order', 'orders'],
    order_items: ['order item', 'order items'],
    visits: ['visit', 'visits'],
    banners: ['banner', 'banners'],
  },
  rates: [{ words: ['return', 'returned'], column: 'orders.is_returned', value: true }],
  measures: [],
  events: ['visits'],
  countries: ['customers.country_code'],
  currencies: [],
  money: ['products.price'],
  schema: {
    version: 1,
    name: 'shop',
    tables: [
      {
        name: 'customers',
        rows: { type: 'primary', count: 40 },
        columns: [
          { name: 'customer_id', kind: 'sequence' },
          { name: 'country_code', kind: 'category', values: ['GB', 'US'], hidden: true },
          { name: 'person', kind: 'person', country: 'country_code', hidden: true },
          { name: 'first_name', kind: 'person_attribute', person: 'person', attribute: 'given_name' },
          { name: 'email', kind: 'person_attribute', person: 'person', attribute: 'email' },
          { name: 'birth_date', kind: 'birth_date', min_age: 20, max_age: 70, hidden: true },
          { name: 'spent', kind: 'roll_up', table: 'orders', aggregate: 'sum', column: 'total' },
          { name: 'signed_up_at', kind: 'timestamp', from: '2022-01-01', to: '2024-12-31' },
        ],
        primary_key: 'customer_id',
      },
      {
        name: 'products',
        rows: { type: 'ratio', of: 'customers', ratio: 0.5, min: 12 },
        columns: [
          { name: 'product_id', kind: 'sequence' },
          {
            name: 'name',
            kind: 'compound',
            words: [
              ['Red', 'Blue', 'Green'],
              ['Cup', 'Plate', 'Bowl', 'Jug'],
            ],
            separator: ' ',
          },
          { name: 'price', kind: 'decimal', scale: 2, min: 1, max: 9 },
        ],
        primary_key: 'product_id',
      },
      {
        name: 'orders',
        rows: { type: 'owned', by: 'customers', min: 0, max: 6, mean: 2.5 },
        columns: [
          { name: 'order_id', kind: 'sequence' },
          { name: 'customer_id', kind: 'owner_key', table: 'customers' },
          { name: 'is_returned', kind: 'boolean', rate: 0.1 },
          { name: 'total', kind: 'roll_up', table: 'order_items', aggregate: 'sum', column: 'price' },
        ],
        primary_key: 'order_id',
      },
      {
        name: 'order_items',
        rows: { type: 'owned', by: 'orders', min: 1, max: 5, mean: 2 },
        columns: [
          { name: 'order_item_id', kind: 'sequence' },
          { name: 'order_id', kind: 'owner_key', table: 'orders' },
          { name: 'product_id', kind: 'foreign_key', table: 'products' },
          { name: 'price', kind: 'lookup', through: 'product_id', column: 'price' },
        ],
        primary_key: 'order_item_id',
      },
      {
        name: 'visits',
        rows: { type: 'ratio', of: 'customers', ratio: 3 },
        columns: [
          { name: 'visit_id', kind: 'sequence' },
          { name: 'customer_id', kind: 'foreign_key', table: 'customers', existing_at: 'visited_at' },
          { name: 'visited_at', kind: 'timestamp', from: '2023-01-02', to: '2025-12-31' },
          { name: 'device', kind: 'category', values: ['mobile', 'desktop'] },
        ],
        primary_key: 'visit_id',
      },
      { name: 'banners', rows: 6, columns: [{ name: 'banner_id', kind: 'sequence' }], primary_key: 'banner_id' },
    ],
  },
}

/** A noun as it would be read, its place left open. */
export function noun(words: string): Noun {
  return { words: words.split(' '), start: 0, end: words.length }
}

/** "each `parent` has `min` to `max` of `child`". */
export function ratio(child: string, parent: string, min: number | null, max: number | null, mean: number | null): RatioFact {
  return { type: 'ratio', child: noun(child), parent: noun(parent), min, max, mean, start: 0, end: 0 }
}
