import type { Schema } from '../schema/schema.ts'

/** A small complete schema: the first that a newcomer reads. */
export const shopSchema: Schema = {
  version: 1,
  name: 'shop',
  tables: [
    {
      name: 'customers',
      rows: { type: 'primary', count: 1000 },
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'person', kind: 'person', default_country: 'GB' },
        { name: 'email', kind: 'person_attribute', person: 'person', attribute: 'email' },
        { name: 'tier', kind: 'category', values: ['free', 'plus', 'pro'], weights: [70, 25, 5] },
        { name: 'joined_at', kind: 'timestamp', from: '2023-01-01', to: '2025-11-30', growth: 3 },
        { name: 'spent', kind: 'roll_up', table: 'orders', aggregate: 'sum', column: 'total' },
      ],
      primary_key: 'id',
    },
    {
      name: 'orders',
      rows: { type: 'owned', by: 'customers', min: 0, max: 6, mean: 2.5 },
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'customer_id', kind: 'owner_key', table: 'customers' },
        { name: 'joined_at', kind: 'lookup', through: 'customer_id', column: 'joined_at', hidden: true },
        { name: 'ordered_at', kind: 'after', column: 'joined_at', as: 'timestamp', unit: 'days', min: 0, max: 30 },
        { name: 'quantity', kind: 'integer', min: 1, max: 5, distribution: { name: 'poisson', mean: 1.4 }, hidden: true },
        {
          name: 'unit_price',
          kind: 'decimal',
          scale: 2,
          min: 2,
          max: 400,
          distribution: { name: 'lognormal', median: 25, spread: 0.7 },
          ending: 99,
          hidden: true,
        },
        { name: 'total', kind: 'formula', expression: 'quantity * unit_price' },
        { name: 'is_gift', kind: 'boolean', rate: 0.08 },
        {
          name: 'note',
          kind: 'conditional',
          when: 'is_gift',
          value: { kind: 'category', values: ['Happy birthday!', 'With love', 'Thank you'] },
        },
      ],
      primary_key: 'id',
    },
  ],
}
