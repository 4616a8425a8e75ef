import type { TableSchema } from '../../schema/schema.ts'
import { onWorkday } from '../shared/on-workday.ts'

const visitHours = [0, 0, 0, 0, 0, 0, 0, 4, 16, 20, 20, 14, 6, 14, 16, 10, 2, 0, 0, 0, 0, 0, 0, 0]

/**
 * Visits to the site, on working days where there is one: of works that were approved in the months after the decision, of others while
 * they are under review. What failed or passed in part has a reason.
 */
export const inspections: TableSchema = {
  name: 'inspections',
  rows: { type: 'owned', by: 'permit_applications', min: 0, max: 4, mean: 1.2 },
  columns: [
    { name: 'inspection_id', kind: 'sequence' },
    { name: 'permit_application_id', kind: 'owner_key', table: 'permit_applications' },
    { name: 'visit_number', kind: 'sibling_number' },
    { name: 'submitted_at', kind: 'lookup', through: 'permit_application_id', column: 'submitted_at', hidden: true },
    { name: 'part', kind: 'decimal', scale: 2, min: 0, max: 0.24, hidden: true },
    {
      name: 'least_days',
      kind: 'formula',
      expression: 'parent.stage == 1 ? min(parent.days_to_decision, parent.days_left) : 0',
      hidden: true,
    },
    {
      name: 'most_days',
      kind: 'formula',
      expression:
        'parent.stage == 1 ? min(parent.days_to_decision + 160, parent.days_left) : min(parent.days_to_decision, parent.days_left)',
      hidden: true,
    },
    {
      name: 'wished_days',
      kind: 'formula',
      expression: 'least_days + floor((most_days - least_days) * min((visit_number - 1) * 0.25 + part, 1))',
      scale: 0,
      hidden: true,
    },
    ...onWorkday('days_to_visit', 'days(submitted_at)', 'wished_days', 'least_days'),
    { name: 'visit_on', kind: 'shifted', column: 'submitted_at', offset: 'days_to_visit', unit: 'days', as: 'date', hidden: true },
    { name: 'visit_at', kind: 'after', column: 'visit_on', as: 'timestamp', unit: 'days', min: 0, max: 0, hours: visitHours, hidden: true },
    // Who comes on the day of the application comes after it.
    {
      name: 'seconds_to_visit',
      kind: 'formula',
      expression: 'days_to_visit == 0 ? min(7200, 86399 - submitted_at % 86400) : visit_at - submitted_at',
      hidden: true,
    },
    { name: 'inspected_at', kind: 'shifted', column: 'submitted_at', offset: 'seconds_to_visit', unit: 'seconds', as: 'timestamp' },
    // Works that were permitted are signed off at the end.
    {
      name: 'is_last',
      kind: 'formula',
      expression: 'parent.stage == 1 && visit_number > 1 && visit_number == parent.visit_count',
      as: 'boolean',
      hidden: true,
    },
    {
      name: 'inspection_type',
      kind: 'category',
      values: ['site_visit', 'code_compliance', 'safety', 'accessibility', 'environmental', 'final'],
      by: 'is_last',
      cases: { true: [10, 10, 7, 3, 2, 68], false: [38, 29, 20, 8, 5, 0] },
    },
    {
      name: 'inspector',
      kind: 'category',
      values: ['R. Alvarez', 'D. Chen', 'M. Okafor', 'S. Lindqvist', 'T. Brooks', 'K. Novak', 'P. Hughes', 'L. Romano'],
      weights: [16, 15, 14, 13, 12, 11, 10, 9],
    },
    { name: 'minutes', kind: 'integer', min: 15, max: 180, distribution: { name: 'gamma', mean: 48, shape: 5 }, hidden: true },
    { name: 'duration_minutes', kind: 'formula', expression: 'minutes' },
    { name: 'result', kind: 'category', values: ['passed', 'failed', 'partial'], shares: [0.79, 0.14, 0.07] },
    { name: 'is_flawed', kind: 'formula', expression: 'result != "passed"', as: 'boolean', hidden: true },
    {
      name: 'violation',
      kind: 'conditional',
      when: 'is_flawed',
      value: {
        kind: 'category',
        values: ['work_differs_from_plans', 'missing_documents', 'safety_hazard', 'incomplete_work', 'no_access', 'code_violation'],
        weights: [24, 20, 12, 22, 9, 13],
      },
    },
  ],
}
