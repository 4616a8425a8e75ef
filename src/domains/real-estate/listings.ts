import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours, officeHours } from '../hours.ts'
import { pastTime } from '../shared/past-time.ts'

/** Offers of a property at a price near its value, on the market until sold, withdrawn or expired. */
export const listings: TableSchema = {
  name: 'listings',
  rows: { type: 'ratio', of: 'properties', ratio: 1 },
  columns: [
    { name: 'listing_id', kind: 'sequence' },
    { name: 'property_id', kind: 'foreign_key', table: 'properties' },
    { name: 'agent_id', kind: 'lookup', through: 'property_id', column: 'agent_id' },
    {
      name: 'listed_at',
      kind: 'timestamp',
      from: '2024-07-01',
      to: '2025-12-31',
      growth: 1.5,
      months: [0.82, 0.9, 1.18, 1.28, 1.3, 1.2, 1.05, 0.98, 0.98, 0.92, 0.74, 0.55],
      weekdays: [1, 1.05, 1.1, 1.35, 1.25, 0.4, 0.25],
      hours: wakingHours,
    },
    { name: 'value', kind: 'lookup', through: 'property_id', column: 'estimated_value', hidden: true },
    {
      name: 'hope',
      kind: 'decimal',
      scale: 3,
      min: 0.9,
      max: 1.25,
      distribution: { name: 'normal', mean: 1.04, standard_deviation: 0.05 },
      hidden: true,
    },
    { name: 'list_price', kind: 'formula', expression: 'max(1, round(value * hope / 1000) * 1000)' },
    { name: 'cut_choice', kind: 'category', values: ['0', '2', '4', '6', '10'], weights: [71, 9, 10, 7, 3], hidden: true },
    {
      name: 'price_cut',
      kind: 'mapping',
      by: 'cut_choice',
      cases: { '0': 0, '2': 0.02, '4': 0.04, '6': 0.06, '10': 0.1 },
      scale: 2,
      hidden: true,
    },
    { name: 'current_price', kind: 'formula', expression: 'list_price - round(list_price * price_cut / 1000) * 1000' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    {
      name: 'status',
      kind: 'category',
      values: ['active', 'under_offer', 'sold', 'withdrawn', 'expired'],
      shares: [0.14, 0.06, 0.66, 0.09, 0.05],
    },
    { name: 'is_exclusive', kind: 'boolean', rate: 0.78 },
    { name: 'photo_count', kind: 'integer', min: 4, max: 60, distribution: { name: 'gamma', mean: 22, shape: 5 } },
    { name: 'page_views', kind: 'integer', min: 15, max: 30_000, distribution: { name: 'lognormal', median: 640, spread: 0.8 } },
    ...pastTime({
      name: 'closed_at',
      since: 'listed_at',
      as: 'timestamp',
      longest: 20_000_000,
      distribution: { name: 'gamma', mean: 4_100_000, shape: 1.6 },
      when: 'status in ["sold", "withdrawn", "expired"]',
      hours: officeHours,
      workdays: true,
    }),
    {
      name: 'days_on_market',
      kind: 'formula',
      expression: 'coalesce(days(closed_at) - days(listed_at), max(0, today - 1 - days(listed_at)))',
    },
    { name: 'viewing_count', kind: 'roll_up', table: 'viewings', aggregate: 'count' },
  ],
}
