import type { TableSchema } from '../../schema/schema.ts'

/** Who splits a check pays parts of it: amounts add up to the order's total, tips to its tip. */
export const payments: TableSchema = {
  name: 'payments',
  rows: { type: 'owned', by: 'orders', min: 1, max: 3, mean: 1.12 },
  columns: [
    { name: 'payment_id', kind: 'sequence' },
    { name: 'order_id', kind: 'owner_key', table: 'orders' },
    {
      name: 'method',
      kind: 'category',
      values: ['credit_card', 'debit_card', 'mobile_wallet', 'cash', 'gift_card'],
      weights: [47, 20, 17, 14, 2],
    },
    { name: 'amount', kind: 'split', of: 'total' },
    { name: 'tip_amount', kind: 'split', of: 'tip' },
    { name: 'charged_amount', kind: 'formula', expression: 'amount + tip_amount' },
    {
      name: 'card_last_four',
      kind: 'conditional',
      when: 'method in ["credit_card", "debit_card"]',
      value: { kind: 'pattern', pattern: '####' },
    },
    { name: 'status', kind: 'category', values: ['captured', 'refunded'], shares: [0.992, 0.008] },
    { name: 'paid_at', kind: 'lookup', through: 'order_id', column: 'closed_at' },
    {
      name: 'second_thoughts',
      kind: 'integer',
      min: 120,
      max: 260000,
      distribution: { name: 'lognormal', median: 4000, spread: 1.3 },
      hidden: true,
    },
    { name: 'seconds_to_refund', kind: 'formula', expression: 'min(second_thoughts, seconds(today) - paid_at)', hidden: true },
    {
      name: 'refunded_at',
      kind: 'conditional',
      when: 'status == "refunded"',
      value: { kind: 'shifted', column: 'paid_at', offset: 'seconds_to_refund', unit: 'seconds', as: 'timestamp' },
    },
  ],
}
