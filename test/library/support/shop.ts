/** A story of four tables: 60 customers, 12 products, 150 orders, 330 order items. */
export const shop = 'an online shop with 60 customers and 7% returns'

/** A schema with cells of every type, a hidden column, nulls, and texts that have to be escaped. */
export const cells = {
  version: 1,
  name: 'cells',
  tables: [
    {
      name: 'parents',
      rows: { type: 'primary', count: 50 },
      primary_key: 'id',
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'name', kind: 'person' },
        { name: 'remark', kind: 'category', values: ['"quoted"', 'line\nbreak', 'Grüße 👋', '', '\u2028'] },
        { name: 'amount', kind: 'decimal', scale: 2, min: 0, max: 9e12 },
        { name: 'large', kind: 'integer', min: 9007199254740000, max: 9007199254740991 },
        { name: 'active', kind: 'boolean', rate: 0.5, nullable: { rate: 0.2 } },
        { name: 'since', kind: 'date', from: '1890-01-01', to: '2025-12-31' },
        { name: 'secret', kind: 'uuid', hidden: true },
      ],
    },
    {
      name: 'children',
      rows: { type: 'ratio', of: 'parents', ratio: 3 },
      columns: [
        { name: 'at', kind: 'timestamp', from: '2025-01-01', to: '2025-03-31' },
        { name: 'parent_id', kind: 'foreign_key', table: 'parents' },
      ],
    },
    { name: 'unseen', rows: 4, hidden: true, columns: [{ name: 'id', kind: 'sequence' }] },
  ],
} as const
