import type { TableSchema } from '../../schema/schema.ts'
import { openingHours } from './opening-hours.ts'

/** Loans for three weeks, longer when renewed; what would come back after today is still on loan. */
export const loans: TableSchema = {
  name: 'loans',
  rows: { type: 'ratio', of: 'members', ratio: 5 },
  columns: [
    { name: 'loan_id', kind: 'sequence' },
    { name: 'member_id', kind: 'foreign_key', table: 'members', popularity: 0.6, existing_at: 'loaned_at' },
    { name: 'copy_id', kind: 'foreign_key', table: 'copies' },
    { name: 'book_id', kind: 'lookup', through: 'copy_id', column: 'book_id' },
    { name: 'branch', kind: 'lookup', through: 'copy_id', column: 'branch' },
    {
      name: 'loaned_at',
      kind: 'timestamp',
      from: '2024-01-02',
      to: '2025-12-31',
      growth: 1.25,
      months: [1.08, 1, 1, 0.95, 0.92, 1.08, 1.15, 1.05, 0.98, 1.04, 1, 0.78],
      weekdays: [1, 1.05, 1.05, 0.95, 0.95, 1.4, 0.15],
      hours: openingHours,
    },
    { name: 'outcome', kind: 'category', values: ['in_time', 'late', 'lost'], shares: [0.871, 0.122, 0.007], hidden: true },
    {
      name: 'renewal_count',
      kind: 'integer',
      min: 0,
      max: 3,
      distribution: { name: 'empirical', quantiles: [0, 0, 0, 0, 0, 0, 1, 1, 2, 3] },
    },
    { name: 'full_term', kind: 'formula', expression: '21 * (1 + renewal_count)', hidden: true },
    { name: 'days_left', kind: 'formula', expression: 'today - days(loaned_at)', hidden: true },
    // What is late or lost already when it is young was due sooner.
    { name: 'term', kind: 'formula', expression: 'outcome == "in_time" ? full_term : max(min(full_term, days_left - 1), 0)', hidden: true },
    { name: 'due_on', kind: 'shifted', column: 'loaned_at', offset: 'term', unit: 'days', as: 'date' },
    {
      name: 'pace',
      kind: 'decimal',
      scale: 3,
      min: 0.05,
      max: 1,
      distribution: { name: 'beta', alpha: 2.6, beta: 1.3, min: 0.05, max: 1 },
      hidden: true,
    },
    { name: 'late', kind: 'integer', min: 1, max: 150, distribution: { name: 'gamma', mean: 8, shape: 1.1 }, hidden: true },
    {
      name: 'days_kept',
      kind: 'formula',
      expression: 'outcome == "late" ? max(min(term + late, days_left), term + 1) : max(floor(term * pace), 1)',
      hidden: true,
    },
    {
      name: 'stage',
      kind: 'formula',
      expression: 'outcome == "lost" ? 3 : outcome == "late" ? 2 : days_kept < days_left ? 1 : 0',
      hidden: true,
    },
    { name: 'status', kind: 'mapping', by: 'stage', cases: { '0': 'on_loan', '1': 'returned', '2': 'returned_late', '3': 'lost' } },
    {
      name: 'returned_on',
      kind: 'conditional',
      when: 'status in ["returned", "returned_late"]',
      value: { kind: 'shifted', column: 'loaned_at', offset: 'days_kept', unit: 'days', as: 'date' },
    },
    { name: 'days_late', kind: 'formula', expression: 'status == "returned_late" ? days_kept - term : 0' },
    { name: 'checkout_method', kind: 'category', values: ['self_service', 'desk', 'app'], weights: [58, 34, 8] },
  ],
}
