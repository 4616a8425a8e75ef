import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { pastTime } from '../shared/past-time.ts'

/**
 * Enrolments: amount = list price - discount + tax. Nobody completes a course in the month of the last enrolments; who dropped out or got
 * the money back has done so by today.
 */
export const enrolments: TableSchema = {
  name: 'enrolments',
  rows: { type: 'ratio', of: 'learners', ratio: 2 },
  columns: [
    { name: 'enrolment_id', kind: 'sequence' },
    { name: 'learner_id', kind: 'foreign_key', table: 'learners', popularity: 0.5, existing_at: 'enrolled_at' },
    { name: 'course_id', kind: 'foreign_key', table: 'courses', popularity: 0.6, existing_at: 'enrolled_at' },
    {
      name: 'enrolled_at',
      kind: 'timestamp',
      from: '2023-01-01',
      to: '2025-12-31',
      growth: 2.2,
      months: [1.4, 1.05, 1, 0.93, 0.88, 0.85, 0.85, 0.95, 1.2, 1.05, 1.1, 0.85],
      weekdays: [1.15, 1.1, 1.05, 1, 0.9, 0.85, 1],
      hours: wakingHours,
    },
    {
      name: 'status',
      kind: 'category',
      values: ['in_progress', 'completed', 'dropped', 'refunded'],
      shares: [0.37, 0.34, 0.25, 0.04],
      periods: [{ period: '2025-12', shares: [0.9, 0, 0.07, 0.03] }],
      overall: true,
    },
    { name: 'list_price', kind: 'lookup', through: 'course_id', column: 'price' },
    { name: 'discount_percent', kind: 'category', values: ['0', '10', '20', '35', '50'], weights: [46, 14, 17, 13, 10], hidden: true },
    {
      name: 'discount_rate',
      kind: 'mapping',
      by: 'discount_percent',
      cases: { '0': 0, '10': 0.1, '20': 0.2, '35': 0.35, '50': 0.5 },
      scale: 2,
      hidden: true,
    },
    { name: 'discount_due', kind: 'formula', expression: 'list_price * discount_rate', scale: 2, hidden: true },
    { name: 'tax_due', kind: 'formula', expression: '(list_price - discount_due) * 0.08', scale: 2, hidden: true },
    { name: 'sum_due', kind: 'formula', expression: 'list_price - discount_due + tax_due', hidden: true },
    { name: 'discount', kind: 'formula', expression: 'discount_due + max(0, sum_due - amount)' },
    { name: 'tax', kind: 'formula', expression: 'tax_due + max(0, amount - sum_due)' },
    { name: 'amount', kind: 'formula', expression: 'sum_due' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    {
      name: 'progress_percent',
      kind: 'integer',
      min: 0,
      max: 100,
      by: 'status',
      cases: {
        completed: { name: 'uniform', min: 100, max: 100 },
        dropped: { name: 'empirical', quantiles: [1, 4, 8, 14, 24, 40, 78] },
        refunded: { name: 'uniform', min: 0, max: 18 },
      },
      distribution: { name: 'uniform', min: 1, max: 96 },
    },
    ...pastTime({
      name: 'completed_at',
      since: 'enrolled_at',
      as: 'timestamp',
      longest: 30_000_000,
      distribution: { name: 'gamma', mean: 4_700_000, shape: 2 },
      when: 'status == "completed"',
      hours: wakingHours,
    }),
    ...pastTime({
      name: 'dropped_at',
      since: 'enrolled_at',
      as: 'timestamp',
      longest: 20_000_000,
      distribution: { name: 'gamma', mean: 2_400_000, shape: 1.2 },
      when: 'status == "dropped"',
      hours: wakingHours,
    }),
    ...pastTime({
      name: 'refunded_at',
      since: 'enrolled_at',
      as: 'timestamp',
      longest: 2_500_000,
      distribution: { name: 'gamma', mean: 700_000, shape: 1.5 },
      when: 'status == "refunded"',
      hours: wakingHours,
    }),
    {
      name: 'final_grade',
      kind: 'conditional',
      when: 'status == "completed"',
      value: { kind: 'integer', min: 60, max: 100, distribution: { name: 'normal', mean: 86, standard_deviation: 7 } },
    },
    {
      name: 'certificate_code',
      kind: 'conditional',
      when: 'status == "completed"',
      value: { kind: 'pattern', pattern: 'CERT-########??', unique: true },
    },
    {
      name: 'learning_seconds',
      kind: 'formula',
      expression:
        'status == "refunded" ? refunded_at_delay : status == "in_progress" ? max(0, floor((seconds(today) - enrolled_at) * 0.9)) : status == "dropped" ? dropped_at_delay : completed_at_delay',
      hidden: true,
    },
    { name: 'attempt_count', kind: 'roll_up', table: 'quiz_attempts', aggregate: 'count', hidden: true },
  ],
}
