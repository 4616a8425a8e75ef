import type { TableSchema } from '../../schema/schema.ts'
import { onWorkday } from '../shared/on-workday.ts'

/** Absences, all over or under way by today and none beyond somebody's last day. Days are calendar days, first and last included. */
export const leaveRequests: TableSchema = {
  name: 'leave_requests',
  rows: { type: 'owned', by: 'employees', min: 0, max: 8, mean: 2.4 },
  columns: [
    { name: 'leave_request_id', kind: 'sequence' },
    { name: 'employee_id', kind: 'owner_key', table: 'employees' },
    {
      name: 'leave_type',
      kind: 'category',
      values: ['annual', 'sick', 'personal', 'parental', 'unpaid', 'bereavement'],
      weights: [56, 25, 9, 4, 3, 3],
    },
    { name: 'number', kind: 'sibling_number', hidden: true },
    { name: 'wander', kind: 'decimal', scale: 3, min: 0.1, max: 0.7, hidden: true },
    { name: 'hired_on', kind: 'lookup', through: 'employee_id', column: 'hired_on', hidden: true },
    {
      name: 'wished_offset',
      kind: 'formula',
      expression: 'floor((parent.days_employed) * (number - wander) / max(1, parent.leave_count))',
      hidden: true,
    },
    ...onWorkday('start_offset', 'hired_on', 'wished_offset', '0'),
    {
      name: 'lead_days',
      kind: 'integer',
      min: 0,
      max: 150,
      by: 'leave_type',
      cases: {
        annual: { name: 'lognormal', median: 28, spread: 0.8 },
        sick: { name: 'uniform', min: 0, max: 0 },
        bereavement: { name: 'uniform', min: 0, max: 2 },
        parental: { name: 'normal', mean: 80, standard_deviation: 18 },
      },
      distribution: { name: 'lognormal', median: 9, spread: 0.7 },
      hidden: true,
    },
    { name: 'days_before_start', kind: 'formula', expression: 'max(0, start_offset - lead_days)', hidden: true },
    ...onWorkday('workday_before', 'hired_on', 'days_before_start', '0'),
    // Whoever falls ill says so on that day.
    { name: 'request_offset', kind: 'formula', expression: 'lead_days == 0 ? start_offset : workday_before', hidden: true },
    { name: 'requested_on', kind: 'shifted', column: 'hired_on', offset: 'request_offset', unit: 'days', as: 'date' },
    { name: 'starts_on', kind: 'shifted', column: 'hired_on', offset: 'start_offset', unit: 'days', as: 'date' },
    {
      name: 'wished_days',
      kind: 'integer',
      min: 1,
      max: 180,
      by: 'leave_type',
      cases: {
        annual: { name: 'empirical', quantiles: [1, 1, 2, 4, 5, 5, 7, 9, 12, 14, 23] },
        sick: { name: 'empirical', quantiles: [1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 28] },
        parental: { name: 'normal', mean: 95, standard_deviation: 25 },
        bereavement: { name: 'uniform', min: 1, max: 5 },
      },
      distribution: { name: 'empirical', quantiles: [1, 1, 1, 2, 3, 5, 21] },
      hidden: true,
    },
    { name: 'days', kind: 'formula', expression: 'min(wished_days, parent.days_employed - start_offset + 1)' },
    { name: 'days_more', kind: 'formula', expression: 'days - 1', hidden: true },
    { name: 'ends_on', kind: 'shifted', column: 'starts_on', offset: 'days_more', unit: 'days', as: 'date' },
    { name: 'status', kind: 'category', values: ['approved', 'rejected', 'cancelled'], weights: [88, 6, 6] },
    { name: 'thought', kind: 'integer', min: 0, max: 14, distribution: { name: 'exponential', mean: 2.5 }, hidden: true },
    { name: 'days_of_thought', kind: 'formula', expression: 'min(thought, start_offset - request_offset)', hidden: true },
    ...onWorkday('decision_days', 'requested_on', 'days_of_thought', '0'),
    {
      name: 'decided_on',
      kind: 'conditional',
      when: 'status != "cancelled"',
      value: { kind: 'shifted', column: 'requested_on', offset: 'decision_days', unit: 'days', as: 'date' },
    },
  ],
}
