import type { TableSchema } from '../../schema/schema.ts'

/** Monthly charges: plan_price + add_ons - discount = amount, of which tax is a part. */
export const payments: TableSchema = {
  name: 'payments',
  rows: { type: 'ratio', of: 'subscribers', ratio: 7 },
  columns: [
    { name: 'payment_id', kind: 'sequence' },
    { name: 'subscriber_id', kind: 'foreign_key', table: 'subscribers', existing_at: 'charged_at' },
    {
      name: 'charged_at',
      kind: 'timestamp',
      from: '2024-01-01',
      to: '2025-12-31',
      growth: 1.6,
      hours: [30, 28, 26, 24, 20, 12, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 4, 3],
    },
    {
      name: 'method',
      kind: 'category',
      values: ['credit_card', 'debit_card', 'paypal', 'mobile_wallet', 'gift_card'],
      weights: [48, 21, 16, 13, 2],
    },
    { name: 'status', kind: 'category', values: ['paid', 'failed', 'refunded'], shares: [0.962, 0.03, 0.008] },
    { name: 'plan', kind: 'lookup', through: 'subscriber_id', column: 'plan' },
    { name: 'plan_price', kind: 'lookup', through: 'subscriber_id', column: 'monthly_price' },
    { name: 'extra', kind: 'category', values: ['none', 'extra_member', 'sports'], weights: [89, 7, 4], hidden: true },
    { name: 'extra_price', kind: 'mapping', by: 'extra', cases: { none: 0, extra_member: 5.99, sports: 9.99 }, scale: 2, hidden: true },
    { name: 'add_ons', kind: 'formula', expression: 'extra_price + max(amount - natural_amount, 0)' },
    { name: 'promotion', kind: 'category', values: ['none', 'quarter', 'half'], weights: [88, 8, 4], hidden: true },
    { name: 'promotion_rate', kind: 'mapping', by: 'promotion', cases: { none: 0, quarter: 0.25, half: 0.5 }, scale: 2, hidden: true },
    { name: 'discount_due', kind: 'formula', expression: 'plan_price * promotion_rate', scale: 2, hidden: true },
    { name: 'discount', kind: 'formula', expression: 'discount_due + max(natural_amount - amount, 0)' },
    { name: 'natural_amount', kind: 'formula', expression: 'plan_price + extra_price - discount_due', hidden: true },
    { name: 'tax', kind: 'formula', expression: 'amount * 0.07407', scale: 2 },
    { name: 'amount', kind: 'formula', expression: 'natural_amount' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'wait', kind: 'integer', min: 3600, max: 1200000, distribution: { name: 'lognormal', median: 90000, spread: 1 }, hidden: true },
    { name: 'seconds_to_refund', kind: 'formula', expression: 'min(wait, seconds(today) - charged_at)', hidden: true },
    {
      name: 'refunded_at',
      kind: 'conditional',
      when: 'status == "refunded"',
      value: { kind: 'shifted', column: 'charged_at', offset: 'seconds_to_refund', unit: 'seconds', as: 'timestamp' },
    },
    {
      name: 'failure_reason',
      kind: 'conditional',
      when: 'status == "failed"',
      value: { kind: 'category', values: ['insufficient_funds', 'card_expired', 'declined', 'processing_error'], weights: [44, 24, 25, 7] },
    },
  ],
}
