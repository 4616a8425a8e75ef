/** A table as most have one, which is quickly made: how fast bytes are moved decides. */
export const referenceSchema = {
  version: 1,
  name: 'reference',
  tables: [
    {
      name: 'users',
      rows: { type: 'primary' },
      primary_key: 'id',
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'name', kind: 'person' },
        { name: 'email', kind: 'person_attribute', person: 'name', attribute: 'email' },
        { name: 'plan', kind: 'category', values: ['free', 'pro', 'team'], weights: [70, 25, 5] },
        { name: 'joined_on', kind: 'date', from: '2020-01-01', to: '2025-12-31' },
        { name: 'country', kind: 'category', values: ['US', 'DE', 'FR', 'GB', 'ES', 'IT'] },
        { name: 'amount', kind: 'decimal', scale: 2, min: 1, max: 5000, distribution: { name: 'lognormal', median: 40, spread: 0.8 } },
        { name: 'is_active', kind: 'boolean', rate: 0.7 },
      ],
    },
  ],
} as const
