import type { TableSchema } from '../../schema/schema.ts'

/** What members paid for: mostly the fee of their plan. Price = amount - tax, at 20 percent of the price. */
export const payments: TableSchema = {
  name: 'payments',
  rows: { type: 'ratio', of: 'members', ratio: 8 },
  columns: [
    { name: 'payment_id', kind: 'sequence' },
    { name: 'member_id', kind: 'foreign_key', table: 'members', existing_at: 'paid_at' },
    {
      name: 'paid_at',
      kind: 'timestamp',
      from: '2023-01-01',
      to: '2025-12-31',
      growth: 1.6,
      hours: [0, 0, 0, 8, 20, 14, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 7, 7, 5, 3, 2, 1, 0],
    },
    { name: 'joined_at', kind: 'lookup', through: 'member_id', column: 'joined_at', hidden: true },
    { name: 'is_new', kind: 'formula', expression: 'days(paid_at) - days(joined_at) <= 31', as: 'boolean', hidden: true },
    {
      name: 'item',
      kind: 'category',
      values: ['membership_fee', 'personal_training', 'joining_fee', 'drinks_and_snacks', 'merchandise', 'day_guest'],
      by: 'is_new',
      cases: { true: [42, 6, 40, 6, 4, 2], false: [81, 6, 0, 8, 3, 2] },
    },
    { name: 'monthly_fee', kind: 'lookup', through: 'member_id', column: 'monthly_fee', hidden: true },
    {
      name: 'drawn_price',
      kind: 'decimal',
      scale: 2,
      min: 1,
      max: 160,
      by: 'item',
      cases: {
        personal_training: { name: 'empirical', quantiles: [45, 55, 65, 65, 75, 90] },
        joining_fee: { name: 'uniform', min: 39, max: 39 },
        drinks_and_snacks: { name: 'lognormal', median: 4.3, spread: 0.4 },
        merchandise: { name: 'lognormal', median: 25, spread: 0.45 },
        day_guest: { name: 'uniform', min: 15, max: 15 },
      },
      distribution: { name: 'uniform', min: 29.99, max: 29.99 },
      hidden: true,
    },
    { name: 'other_price', kind: 'formula', expression: 'round(drawn_price * 10) * 0.1', scale: 2, hidden: true },
    { name: 'amount', kind: 'formula', expression: 'item == "membership_fee" ? coalesce(monthly_fee, other_price) : other_price' },
    { name: 'tax', kind: 'formula', expression: 'amount / 6', scale: 2 },
    { name: 'net_amount', kind: 'formula', expression: 'amount - tax' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'status', kind: 'category', values: ['paid', 'failed', 'refunded'], shares: [0.948, 0.042, 0.01] },
    {
      name: 'failure_reason',
      kind: 'conditional',
      when: 'status == "failed"',
      value: {
        kind: 'category',
        values: ['insufficient_funds', 'card_expired', 'card_declined', 'account_closed'],
        weights: [46, 22, 25, 7],
      },
    },
  ],
}
