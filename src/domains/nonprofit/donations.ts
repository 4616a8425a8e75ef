import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { gift, giftWeights } from './gifts.ts'

/** Gifts of round amounts; what the processor keeps and what arrives add up to the gift. */
export const donations: TableSchema = {
  name: 'donations',
  rows: { type: 'ratio', of: 'donors', ratio: 4 },
  columns: [
    { name: 'donation_id', kind: 'sequence' },
    { name: 'donor_id', kind: 'foreign_key', table: 'donors', popularity: 0.5, existing_at: 'donated_at' },
    { name: 'campaign_id', kind: 'foreign_key', table: 'campaigns', popularity: 0.7, existing_at: 'donated_at' },
    {
      name: 'donated_at',
      kind: 'timestamp',
      from: '2022-01-01',
      to: '2025-12-31',
      growth: 1.6,
      months: [0.8, 0.75, 0.9, 0.9, 0.9, 0.85, 0.75, 0.8, 0.95, 1.05, 1.5, 2.6],
      weekdays: [1, 1.3, 1.05, 1.05, 1, 0.85, 0.9],
      hours: wakingHours,
    },
    { name: 'donor_type', kind: 'lookup', through: 'donor_id', column: 'donor_type', hidden: true },
    { name: 'is_recurring', kind: 'boolean', rate: 0.32 },
    ...gift('gift', giftWeights.once),
    // Whoever gives regularly gives the same every time.
    { name: 'amount', kind: 'formula', expression: 'is_recurring ? donor_id.pledge : gift' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    {
      name: 'payment_method',
      kind: 'category',
      values: ['card', 'bank_transfer', 'paypal', 'direct_debit', 'digital_wallet'],
      weights: [52, 14, 14, 12, 8],
    },
    { name: 'status', kind: 'category', values: ['received', 'failed', 'refunded'], shares: [0.962, 0.03, 0.008] },
    {
      name: 'fee_rate',
      kind: 'mapping',
      by: 'payment_method',
      cases: { card: 0.029, bank_transfer: 0.004, paypal: 0.0289, direct_debit: 0.01, digital_wallet: 0.029 },
      scale: 4,
      hidden: true,
    },
    { name: 'fee_amount', kind: 'formula', expression: 'status == "failed" ? 0 : amount * fee_rate', scale: 2 },
    { name: 'net_amount', kind: 'formula', expression: 'status == "received" ? amount - fee_amount : 0', scale: 2 },
    { name: 'is_anonymous', kind: 'boolean', rate: 0.06 },
    { name: 'seconds_left', kind: 'formula', expression: 'max(seconds(today) - 1 - donated_at, 0)', hidden: true },
    { name: 'regret', kind: 'integer', min: 600, max: 1200000, distribution: { name: 'gamma', mean: 260000, shape: 1.2 }, hidden: true },
    { name: 'seconds_to_refund', kind: 'formula', expression: 'min(regret, seconds_left)', hidden: true },
    {
      name: 'refunded_at',
      kind: 'conditional',
      when: 'status == "refunded"',
      value: { kind: 'shifted', column: 'donated_at', offset: 'seconds_to_refund', unit: 'seconds', as: 'timestamp' },
    },
  ],
}
