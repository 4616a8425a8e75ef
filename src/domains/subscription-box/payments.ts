import type { TableSchema } from '../../schema/schema.ts'

/** Renewals: amount = price - discount + shipping fee, charged in the first hours of the day. */
export const payments: TableSchema = {
  name: 'payments',
  rows: { type: 'ratio', of: 'subscribers', ratio: 7 },
  columns: [
    { name: 'payment_id', kind: 'sequence' },
    { name: 'subscriber_id', kind: 'foreign_key', table: 'subscribers', existing_at: 'charged_at' },
    {
      name: 'charged_at',
      kind: 'timestamp',
      from: '2023-01-01',
      to: '2025-12-31',
      growth: 2.6,
      months: [1, 0.96, 0.97, 0.97, 0.98, 0.97, 0.96, 0.97, 0.98, 1, 1.06, 1.18],
      hours: [6, 10, 22, 26, 20, 10, 5, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2],
    },
    { name: 'box_type_id', kind: 'lookup', through: 'subscriber_id', column: 'box_type_id', hidden: true },
    { name: 'price', kind: 'lookup', through: 'box_type_id', column: 'price' },
    { name: 'coupon', kind: 'category', values: ['none', 'first_box', 'win_back', 'friend'], weights: [84, 9, 4, 3] },
    {
      name: 'coupon_rate',
      kind: 'mapping',
      by: 'coupon',
      cases: { none: 0, first_box: 0.5, win_back: 0.25, friend: 0.2 },
      scale: 2,
      hidden: true,
    },
    { name: 'discount_due', kind: 'formula', expression: 'price * coupon_rate', scale: 2, hidden: true },
    { name: 'plan', kind: 'lookup', through: 'subscriber_id', column: 'plan', hidden: true },
    {
      name: 'shipping_due',
      kind: 'mapping',
      by: 'plan',
      cases: { monthly: 4.95, quarterly: 2.95, half_yearly: 0, yearly: 0 },
      scale: 2,
      hidden: true,
    },
    { name: 'natural', kind: 'formula', expression: 'price - discount_due + shipping_due', hidden: true },
    { name: 'discount', kind: 'formula', expression: 'discount_due + max(0, natural - amount)' },
    { name: 'shipping_fee', kind: 'formula', expression: 'shipping_due + max(0, amount - natural)' },
    { name: 'amount', kind: 'formula', expression: 'natural' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'payment_method', kind: 'category', values: ['card', 'paypal', 'apple_pay', 'google_pay'], weights: [67, 18, 10, 5] },
    { name: 'status', kind: 'category', values: ['paid', 'failed', 'refunded'], shares: [0.925, 0.06, 0.015] },
    {
      name: 'failure_reason',
      kind: 'conditional',
      when: 'status == "failed"',
      value: {
        kind: 'category',
        values: ['insufficient_funds', 'card_expired', 'card_declined', 'fraud_suspected'],
        weights: [44, 27, 25, 4],
      },
    },
  ],
}
