import type { Domain } from '../../../src/domains/domain.ts'

/**
 * A small domain of its own: customers, products that were all there before the first order, orders of customers that had joined, and their
 * returns.
 */
export const shop: Domain = {
  name: 'shop',
  description: 'A shop.',
  story: 'a shop',
  keywords: ['corner shop'],
  nouns: {
    customers: ['customer', 'customers'],
    products: ['product', 'products'],
    orders: ['order', 'orders'],
    returns: ['return', 'returns'],
  },
  rates: [],
  measures: [
    { words: ['revenue', 'sales', 'order value'], column: 'orders.total', unit: 'money', typical: 44, prices: ['products.price'] },
    { words: ['usage', 'power'], column: 'orders.energy_kwh', unit: 'quantity', typical: 50 },
    { words: ['parcels'], column: 'orders.parcels', unit: 'quantity', typical: 2 },
  ],
  events: ['orders', 'returns'],
  countries: [],
  currencies: ['orders.currency'],
  money: ['products.price'],
  schema: {
    version: 1,
    name: 'shop',
    tables: [
      {
        name: 'customers',
        rows: { type: 'primary', count: 200 },
        columns: [
          { name: 'customer_id', kind: 'sequence' },
          { name: 'joined_on', kind: 'date', from: '2022-01-01', to: '2025-12-30', growth: 3 },
          { name: 'is_old', kind: 'formula', expression: "joined_on < '2023-07-01'", as: 'boolean' },
        ],
      },
      {
        name: 'products',
        rows: { type: 'ratio', of: 'customers', ratio: 0.1, min: 3 },
        columns: [
          { name: 'product_id', kind: 'sequence' },
          { name: 'launched_on', kind: 'date', from: '2020-01-01', to: '2021-12-31' },
          {
            name: 'price',
            kind: 'decimal',
            scale: 2,
            min: 1.99,
            max: 999.99,
            distribution: { name: 'lognormal', median: 20, spread: 0.4 },
            ending: 99,
          },
        ],
      },
      {
        name: 'orders',
        rows: { type: 'ratio', of: 'customers', ratio: 3 },
        columns: [
          { name: 'order_id', kind: 'sequence' },
          { name: 'customer_id', kind: 'foreign_key', table: 'customers', existing_at: 'ordered_at' },
          { name: 'product_id', kind: 'foreign_key', table: 'products', popularity: 0.5 },
          {
            name: 'ordered_at',
            kind: 'timestamp',
            from: '2022-01-02',
            to: '2025-12-31',
            growth: 4,
            months: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2],
            weekdays: [1, 1, 1, 1, 1, 2, 2],
          },
          { name: 'age_days', kind: 'formula', expression: 'today - days(ordered_at)' },
          {
            name: 'status',
            kind: 'category',
            values: ['kept', 'returned'],
            shares: [0.9, 0.1],
            periods: [{ period: '2025-12', shares: [1, 0] }],
          },
          { name: 'quantity', kind: 'integer', min: 1, max: 3 },
          { name: 'unit_price', kind: 'lookup', through: 'product_id', column: 'price', hidden: true },
          { name: 'subtotal', kind: 'formula', expression: 'quantity * unit_price' },
          { name: 'total', kind: 'formula', expression: 'subtotal * 1.05', scale: 2 },
          { name: 'energy_kwh', kind: 'decimal', scale: 3, min: 0, max: 100 },
          { name: 'parcels', kind: 'integer', min: 1, max: 3 },
          { name: 'currency', kind: 'constant', value: 'USD' },
        ],
      },
      {
        name: 'returns',
        rows: { type: 'ratio', of: 'orders', ratio: 0.1 },
        columns: [
          { name: 'return_id', kind: 'sequence' },
          { name: 'order_id', kind: 'foreign_key', table: 'orders', existing_at: 'returned_on', min_age_days: 2 },
          { name: 'returned_on', kind: 'date', from: '2022-01-05', to: '2025-12-31' },
        ],
      },
    ],
  },
}
