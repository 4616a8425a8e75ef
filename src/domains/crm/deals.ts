import type { TableSchema } from '../../schema/schema.ts'
import { officeHours } from '../hours.ts'
import { pastTime } from '../shared/past-time.ts'

/** Opportunities, larger with larger accounts. Most of the last two months' are open, few of the older ones. */
export const deals: TableSchema = {
  name: 'deals',
  rows: { type: 'ratio', of: 'accounts', ratio: 2 },
  columns: [
    { name: 'deal_id', kind: 'sequence' },
    { name: 'account_id', kind: 'foreign_key', table: 'accounts', popularity: 0.4, existing_at: 'created_at' },
    { name: 'contact_id', kind: 'foreign_key', table: 'contacts', partition_by: 'account_id' },
    { name: 'rep_id', kind: 'lookup', through: 'account_id', column: 'rep_id' },
    { name: 'deal_type', kind: 'category', values: ['new_business', 'expansion', 'renewal'], weights: [58, 24, 18] },
    {
      name: 'product',
      kind: 'category',
      values: ['Platform', 'Analytics', 'Integrations', 'Support Plan', 'Training'],
      weights: [44, 22, 14, 12, 8],
    },
    { name: 'name', kind: 'template', template: '{account_id.name} - {product}' },
    { name: 'source', kind: 'category', values: ['inbound', 'outbound', 'referral', 'partner', 'event'], weights: [38, 28, 15, 11, 8] },
    {
      name: 'created_at',
      kind: 'timestamp',
      from: '2024-01-02',
      to: '2025-12-31',
      growth: 1.4,
      months: [1, 1.02, 1.12, 0.98, 1, 1.1, 0.88, 0.85, 1.08, 1.05, 1.05, 0.87],
      weekdays: [1.05, 1.15, 1.15, 1.1, 0.9, 0.05, 0.04],
      hours: officeHours,
    },
    { name: 'segment', kind: 'lookup', through: 'account_id', column: 'segment', hidden: true },
    {
      name: 'drawn_amount',
      kind: 'decimal',
      scale: 2,
      min: 400,
      max: 2_500_000,
      by: 'segment',
      cases: {
        mid_market: { name: 'lognormal', median: 24_000, spread: 0.7 },
        enterprise: { name: 'lognormal', median: 82_000, spread: 0.8 },
      },
      distribution: { name: 'lognormal', median: 6800, spread: 0.7 },
      hidden: true,
    },
    { name: 'amount', kind: 'formula', expression: 'round(drawn_amount / 50) * 50', scale: 2 },
    { name: 'currency', kind: 'constant', value: 'USD' },
    {
      name: 'outcome',
      kind: 'category',
      values: ['open', 'won', 'lost'],
      shares: [0.22, 0.3, 0.48],
      periods: [
        { period: '2025-11', shares: [0.6, 0.16, 0.24] },
        { period: '2025-12', shares: [0.84, 0.07, 0.09] },
      ],
      overall: true,
      hidden: true,
    },
    { name: 'open_stage', kind: 'category', values: ['1', '2', '3', '4'], weights: [22, 31, 29, 18], hidden: true },
    { name: 'open_number', kind: 'mapping', by: 'open_stage', cases: { '1': 1, '2': 2, '3': 3, '4': 4 }, hidden: true },
    { name: 'stage_number', kind: 'formula', expression: 'outcome == "won" ? 5 : outcome == "lost" ? 6 : open_number', hidden: true },
    {
      name: 'stage',
      kind: 'mapping',
      by: 'stage_number',
      cases: { '1': 'prospecting', '2': 'qualification', '3': 'proposal', '4': 'negotiation', '5': 'closed_won', '6': 'closed_lost' },
    },
    { name: 'probability_percent', kind: 'mapping', by: 'stage_number', cases: { '1': 10, '2': 25, '3': 50, '4': 75, '5': 100, '6': 0 } },
    { name: 'expected_revenue', kind: 'formula', expression: 'amount * probability_percent * 0.01', scale: 2 },
    ...pastTime({
      name: 'closed_at',
      since: 'created_at',
      as: 'timestamp',
      longest: 30_000_000,
      distribution: { name: 'gamma', mean: 5_400_000, shape: 2 },
      when: 'outcome != "open"',
    }),
    {
      name: 'lost_reason',
      kind: 'conditional',
      when: 'outcome == "lost"',
      value: {
        kind: 'category',
        values: ['price', 'no_decision', 'competitor', 'missing_feature', 'timing', 'no_budget'],
        weights: [24, 23, 20, 12, 12, 9],
      },
    },
    {
      name: 'open_seconds',
      kind: 'formula',
      expression: 'outcome == "open" ? max(0, floor((seconds(today) - created_at) * 0.95)) : closed_at_delay',
      hidden: true,
    },
    { name: 'activity_count', kind: 'roll_up', table: 'activities', aggregate: 'count' },
  ],
}
