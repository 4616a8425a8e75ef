import type { TableSchema } from '../../schema/schema.ts'
import { openingHours } from './opening-hours.ts'

/** What members owe: by the day for what came late, the price for what is lost. Settled by today. */
export const fines: TableSchema = {
  name: 'fines',
  rows: { type: 'ratio', of: 'members', ratio: 0.7 },
  columns: [
    { name: 'fine_id', kind: 'sequence' },
    { name: 'member_id', kind: 'foreign_key', table: 'members', popularity: 0.6, existing_at: 'issued_at', min_age_days: 1 },
    {
      name: 'issued_at',
      kind: 'timestamp',
      from: '2024-01-23',
      to: '2025-12-31',
      growth: 1.2,
      weekdays: [1, 1, 1, 1, 1, 1.2, 0.1],
      hours: openingHours,
    },
    { name: 'reason', kind: 'category', values: ['late_return', 'damaged_item', 'lost_item', 'lost_card'], weights: [74, 12, 9, 5] },
    { name: 'days_late', kind: 'conditional', when: 'reason == "late_return"', value: { kind: 'formula', expression: 'days' } },
    { name: 'days', kind: 'integer', min: 1, max: 60, distribution: { name: 'gamma', mean: 9, shape: 1.1 }, hidden: true },
    { name: 'daily_fine', kind: 'mapping', by: 'reason', cases: { late_return: 0.25 }, otherwise: 0, scale: 2, hidden: true },
    {
      name: 'charge',
      kind: 'decimal',
      scale: 2,
      min: 0.25,
      max: 90,
      by: 'reason',
      cases: {
        late_return: { name: 'uniform', min: 0.25, max: 0.25 },
        damaged_item: { name: 'lognormal', median: 8, spread: 0.5 },
        lost_item: { name: 'lognormal', median: 19, spread: 0.35 },
        lost_card: { name: 'uniform', min: 3, max: 3 },
      },
      hidden: true,
    },
    { name: 'natural_amount', kind: 'formula', expression: 'reason == "late_return" ? days * daily_fine : charge', hidden: true },
    { name: 'amount', kind: 'formula', expression: 'natural_amount' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'status', kind: 'category', values: ['paid', 'unpaid', 'waived'], shares: [0.72, 0.19, 0.09] },
    { name: 'wait', kind: 'integer', min: 0, max: 180, distribution: { name: 'lognormal', median: 8, spread: 1.4 }, hidden: true },
    { name: 'days_to_pay', kind: 'formula', expression: 'min(wait, today - 1 - days(issued_at))', hidden: true },
    {
      name: 'paid_on',
      kind: 'conditional',
      when: 'status == "paid"',
      value: { kind: 'shifted', column: 'issued_at', offset: 'days_to_pay', unit: 'days', as: 'date' },
    },
    {
      name: 'payment_method',
      kind: 'conditional',
      when: 'status == "paid"',
      value: { kind: 'category', values: ['card', 'cash', 'online'], weights: [46, 22, 32] },
    },
  ],
}
