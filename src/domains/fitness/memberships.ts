import type { TableSchema } from '../../schema/schema.ts'

/** What each member agreed to. One that was cancelled still runs to its end, which lies ahead. */
export const memberships: TableSchema = {
  name: 'memberships',
  rows: { type: 'owned', by: 'members', min: 1, max: 1 },
  columns: [
    { name: 'membership_id', kind: 'sequence' },
    { name: 'member_id', kind: 'owner_key', table: 'members' },
    { name: 'plan', kind: 'category', values: ['basic', 'plus', 'premium', 'off_peak', 'student'], weights: [41, 27, 12, 9, 11] },
    {
      name: 'monthly_fee',
      kind: 'mapping',
      by: 'plan',
      cases: { basic: 29.99, plus: 44.99, premium: 79.99, off_peak: 19.99, student: 24.99 },
      scale: 2,
    },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'contract', kind: 'category', values: ['monthly', 'yearly', 'two_years'], weights: [52, 41, 7] },
    { name: 'payment_method', kind: 'category', values: ['card', 'direct_debit', 'paypal'], weights: [58, 35, 7] },
    { name: 'joined_at', kind: 'lookup', through: 'member_id', column: 'joined_at', hidden: true },
    { name: 'at_once', kind: 'formula', expression: '0', hidden: true },
    { name: 'started_on', kind: 'shifted', column: 'joined_at', offset: 'at_once', unit: 'days', as: 'date' },
    { name: 'status', kind: 'category', values: ['active', 'frozen', 'cancelled'], shares: [0.86, 0.04, 0.1] },
    {
      name: 'notice_days',
      kind: 'integer',
      min: 1,
      max: 600,
      by: 'contract',
      cases: { monthly: { name: 'uniform', min: 1, max: 60 }, yearly: { name: 'uniform', min: 1, max: 330 } },
      distribution: { name: 'uniform', min: 1, max: 600 },
      hidden: true,
    },
    { name: 'days_to_notice', kind: 'formula', expression: 'max(today - started_on - notice_days, 0)', hidden: true },
    {
      name: 'cancelled_on',
      kind: 'conditional',
      when: 'status == "cancelled"',
      value: { kind: 'shifted', column: 'started_on', offset: 'days_to_notice', unit: 'days', as: 'date' },
    },
    { name: 'days_ahead', kind: 'integer', min: 1, max: 60, hidden: true },
    { name: 'days_to_end', kind: 'formula', expression: 'max(today - started_on, 0) + days_ahead', hidden: true },
    {
      name: 'ends_on',
      kind: 'conditional',
      when: 'status == "cancelled"',
      value: { kind: 'shifted', column: 'started_on', offset: 'days_to_end', unit: 'days', as: 'date' },
    },
    {
      name: 'cancellation_reason',
      kind: 'conditional',
      when: 'status == "cancelled"',
      value: {
        kind: 'category',
        values: ['not_using', 'too_expensive', 'moving', 'injury', 'switching_gym', 'overcrowded'],
        weights: [34, 23, 16, 9, 11, 7],
      },
    },
  ],
}
