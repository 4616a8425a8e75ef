import type { TableSchema } from '../../schema/schema.ts'

/** What a track earned with streams in a month, paid some weeks after it ended; artist and label share it. */
export const royalties: TableSchema = {
  name: 'royalties',
  rows: { type: 'ratio', of: 'listeners', ratio: 3 },
  columns: [
    { name: 'royalty_id', kind: 'sequence' },
    { name: 'track_id', kind: 'foreign_key', table: 'tracks', popularity: 0.7 },
    { name: 'artist_id', kind: 'lookup', through: 'track_id', column: 'artist_id' },
    { name: 'days_back', kind: 'formula', expression: 'month_end(paid_on - 44) - paid_on', hidden: true },
    { name: 'period_ends_on', kind: 'shifted', column: 'paid_on', offset: 'days_back', unit: 'days', as: 'date' },
    { name: 'paid_on', kind: 'date', from: '2025-01-02', to: '2025-12-31', growth: 1.3, weekdays: [1, 1, 1, 1, 1, 0, 0] },
    {
      name: 'plays',
      kind: 'integer',
      min: 50,
      max: 40000000,
      distribution: { name: 'lognormal', median: 18000, spread: 1.6 },
      hidden: true,
    },
    { name: 'stream_count', kind: 'formula', expression: 'plays' },
    {
      name: 'rate_per_thousand',
      kind: 'decimal',
      scale: 2,
      min: 1.2,
      max: 7,
      distribution: { name: 'normal', mean: 3.6, standard_deviation: 0.7 },
      hidden: true,
    },
    { name: 'amount', kind: 'formula', expression: 'min(stream_count, 1000000000) * rate_per_thousand * 0.001', scale: 2 },
    { name: 'artist_share', kind: 'formula', expression: 'artist_id.label == "independent" ? 0.85 : 0.22', hidden: true },
    { name: 'artist_amount', kind: 'formula', expression: 'amount * artist_share', scale: 2 },
    { name: 'label_amount', kind: 'formula', expression: 'amount - artist_amount' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'status', kind: 'category', values: ['paid', 'on_hold', 'disputed'], shares: [0.965, 0.022, 0.013] },
    {
      name: 'territory',
      kind: 'category',
      values: ['north_america', 'europe', 'latin_america', 'asia_pacific', 'rest_of_world'],
      weights: [39, 33, 14, 10, 4],
    },
  ],
}
