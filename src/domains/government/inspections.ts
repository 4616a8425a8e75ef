import type { TableSchema } from '../../schema/schema.ts'

const visitHours = [0, 0, 0, 0, 0, 0, 0, 4, 16, 20, 20, 14, 6, 14, 16, 10, 2, 0, 0, 0, 0, 0, 0, 0]

/** Visits to the site while an application is under review; what failed or passed in part has a reason. */
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
      name: 'days_to_visit',
      kind: 'formula',
      expression: 'floor(min(parent.days_to_decision, parent.days_left) * min((visit_number - 1) * 0.25 + part, 1))',
      scale: 0,
      hidden: true,
    },
    { name: 'visit_on', kind: 'shifted', column: 'submitted_at', offset: 'days_to_visit', unit: 'days', as: 'date', hidden: true },
    { name: 'inspected_at', kind: 'after', column: 'visit_on', as: 'timestamp', unit: 'days', min: 0, max: 0, hours: visitHours },
    {
      name: 'inspection_type',
      kind: 'category',
      values: ['site_visit', 'code_compliance', 'safety', 'accessibility', 'environmental', 'final'],
      weights: [34, 26, 18, 7, 5, 10],
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
