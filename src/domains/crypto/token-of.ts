import type { ColumnSchema } from '../../schema/schema.ts'

/**
 * Columns, the last of which is `token_id`: a token, the first of the list by far the most often. Tokens became known one after another, years
 * apart, and the row looks back as many days as leave it 1 of 16 to all of them, each number of them less likely than the one before.
 */
export function tokenOf(at: string): readonly ColumnSchema[] {
  return [
    {
      name: 'days_back',
      kind: 'integer',
      min: -28_600,
      max: 0,
      distribution: {
        name: 'empirical',
        quantiles: [
          -28_600, -28_300, -27_900, -27_300, -26_500, -25_600, -25_022, -24_398, -23_681, -22_858, -21_913, -20_827, -19_579, -18_146,
          -16_500, -14_608, -12_436, -9941, -7075, -3782, 0,
        ],
      },
      hidden: true,
    },
    { name: 'known_by', kind: 'shifted', column: at, offset: 'days_back', unit: 'days', as: 'date', hidden: true },
    { name: 'token_id', kind: 'foreign_key', table: 'tokens', existing_at: 'known_by' },
  ]
}
