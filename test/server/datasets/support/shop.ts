import type { AnySchema } from '../../../../src/schema/any-schema.ts'

/** Customers with orders, some texts of which a format has to escape. */
export const shop: AnySchema = {
  version: 1,
  name: 'shop',
  tables: [
    {
      name: 'orders',
      rows: { type: 'owned', by: 'customers', min: 0, max: 4, mean: 2 },
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'customer_id', kind: 'owner_key', table: 'customers' },
        { name: 'total', kind: 'decimal', scale: 2, min: -50, max: 900 },
        { name: 'note', kind: 'category', values: ['', 'say "hi"', 'a,b\tc', 'two\nlines', '=1+2', 'größer'], nullable: { rate: 0.2 } },
        { name: 'secret', kind: 'integer', min: 0, max: 9, hidden: true },
      ],
      primary_key: 'id',
    },
    {
      name: 'customers',
      rows: { type: 'primary', count: 40 },
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'name', kind: 'person' },
        { name: 'joined_at', kind: 'timestamp', from: '1965-01-01', to: '2024-12-31' },
      ],
      primary_key: 'id',
    },
  ],
}
