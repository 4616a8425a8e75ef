import type { TableSchema } from '../../schema/schema.ts'

/** What is paid for a booking: all of it at once, or the rest within two weeks and before the trip, unless it was cancelled. What failed was due by today. */
export const payments: TableSchema = {
  name: 'payments',
  rows: { type: 'owned', by: 'bookings', min: 1, max: 2, mean: 1.12 },
  columns: [
    { name: 'payment_id', kind: 'sequence' },
    { name: 'booking_id', kind: 'owner_key', table: 'bookings' },
    { name: 'traveller_id', kind: 'lookup', through: 'booking_id', column: 'traveller_id' },
    { name: 'payment_number', kind: 'sibling_number' },
    { name: 'amount', kind: 'split', of: 'total_amount' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    {
      name: 'payment_method',
      kind: 'category',
      values: ['card', 'paypal', 'apple_pay', 'bank_transfer', 'points'],
      weights: [66, 15, 9, 7, 3],
    },
    { name: 'booking_stage', kind: 'lookup', through: 'booking_id', column: 'stage', hidden: true },
    { name: 'is_refundable', kind: 'lookup', through: 'booking_id', column: 'is_refundable', hidden: true },
    { name: 'booked_at', kind: 'lookup', through: 'booking_id', column: 'booked_at', hidden: true },
    { name: 'is_failed', kind: 'boolean', rate: 0.025, hidden: true },
    { name: 'planned_in', kind: 'formula', expression: '(payment_number - 1) * min(14, parent.lead_days)', hidden: true },
    {
      name: 'days_in',
      kind: 'formula',
      expression: 'is_failed ? (booking_stage == 2 ? 0 : min(planned_in, max(0, today - 1 - days(booked_at)))) : planned_in',
      hidden: true,
    },
    { name: 'due_on', kind: 'shifted', column: 'booked_at', offset: 'days_in', unit: 'days', as: 'date' },
    {
      name: 'stage',
      kind: 'formula',
      expression: 'is_failed ? 4 : booking_stage == 2 ? (payment_number > 1 ? 3 : is_refundable ? 2 : 1) : due_on < today',
      hidden: true,
    },
    { name: 'status', kind: 'mapping', by: 'stage', cases: { '0': 'pending', '1': 'paid', '2': 'refunded', '3': 'void', '4': 'failed' } },
    {
      name: 'failure_reason',
      kind: 'conditional',
      when: 'is_failed',
      value: {
        kind: 'category',
        values: ['insufficient_funds', 'card_declined', 'authentication_failed', 'card_expired'],
        weights: [36, 34, 18, 12],
      },
    },
    {
      name: 'paid_at',
      kind: 'conditional',
      when: 'stage in [1, 2]',
      value: { kind: 'shifted', column: 'booked_at', offset: 'days_in', unit: 'days', as: 'timestamp' },
    },
  ],
}
