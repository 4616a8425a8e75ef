/** Texts that formats and databases could misread. */
const oddTexts = [
  '',
  ' ',
  'NULL',
  '\\N',
  '\\',
  'a\tb',
  'line\nbreak',
  'return\r\nbreak',
  '"quoted", twice ""',
  "it's; DROP TABLE x; --",
  '\b\f\v',
  'Zoë 李 😀 \u2028',
  '%s $1 ? :a @c0',
  'true',
  '0012',
]

/** Parents and children with all types, nulls, odd texts, times before 1970, and names that are words of SQL. */
export const oddSchema = {
  version: 1,
  name: 'odd',
  tables: [
    {
      name: 'Group',
      rows: 40,
      primary_key: 'Id',
      columns: [
        { name: 'Id', kind: 'sequence' },
        { name: 'boss_id', kind: 'self_reference' },
        { name: 'select', kind: 'category', values: oddTexts },
        { name: 'Größe', kind: 'decimal', scale: 4, min: -9_999, max: 9_999 },
      ],
    },
    {
      name: 'order',
      rows: { type: 'owned', by: 'Group', min: 0, max: 9, mean: 5 },
      primary_key: 'order_key',
      columns: [
        { name: 'order_key', kind: 'sequence' },
        { name: 'Group', kind: 'owner_key', table: 'Group' },
        { name: 'text', kind: 'category', values: oddTexts, nullable: { rate: 0.2 } },
        { name: 'is_known', kind: 'boolean', rate: 0.7, hidden: true },
        { name: 'born', kind: 'conditional', when: 'is_known', value: { kind: 'date', from: '1890-01-01', to: '1975-12-31' } },
        { name: 'timestamp', kind: 'conditional', when: 'is_known', value: { kind: 'timestamp', from: '1931-01-01', to: '2031-12-31' } },
        { name: 'amount', kind: 'decimal', scale: 2, min: -1_000_000, max: 1_000_000, nullable: { rate: 0.2 } },
        { name: 'count', kind: 'integer', min: -1_000_000_000_000, max: 1_000_000_000_000, nullable: { rate: 0.2 } },
        { name: 'is_open', kind: 'boolean', rate: 0.5, nullable: { rate: 0.2 } },
        { name: 'ref', kind: 'uuid' },
      ],
    },
  ],
} as const
