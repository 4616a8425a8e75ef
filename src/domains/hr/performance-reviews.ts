import type { TableSchema } from '../../schema/schema.ts'
import { onWorkday } from '../shared/on-workday.ts'

/** Reviews spread over the time that somebody is employed, in its order; raises follow from the rating. */
export const performanceReviews: TableSchema = {
  name: 'performance_reviews',
  rows: { type: 'owned', by: 'employees', min: 0, max: 4, mean: 1.6 },
  columns: [
    { name: 'review_id', kind: 'sequence' },
    { name: 'employee_id', kind: 'owner_key', table: 'employees' },
    { name: 'reviewer_id', kind: 'lookup', through: 'employee_id', column: 'manager_id' },
    { name: 'number', kind: 'sibling_number', hidden: true },
    { name: 'wander', kind: 'decimal', scale: 3, min: 0, max: 0.6, hidden: true },
    { name: 'hired_on', kind: 'lookup', through: 'employee_id', column: 'hired_on', hidden: true },
    {
      name: 'wished_days',
      kind: 'formula',
      expression: 'floor((parent.days_employed) * (number - wander) / max(1, parent.review_count))',
      hidden: true,
    },
    ...onWorkday('days_in', 'hired_on', 'wished_days', '0'),
    { name: 'reviewed_on', kind: 'shifted', column: 'hired_on', offset: 'days_in', unit: 'days', as: 'date' },
    { name: 'on_probation', kind: 'formula', expression: 'number == 1 && days_in < 200', as: 'boolean', hidden: true },
    {
      name: 'review_type',
      kind: 'category',
      values: ['probation', 'annual', 'mid_year'],
      by: 'on_probation',
      cases: { true: [1, 0, 0], false: [0, 76, 24] },
    },
    {
      name: 'rating',
      kind: 'category',
      values: ['outstanding', 'exceeds_expectations', 'meets_expectations', 'needs_improvement', 'unsatisfactory'],
      weights: [8, 26, 52, 11, 3],
    },
    {
      name: 'score',
      kind: 'decimal',
      scale: 1,
      min: 1,
      max: 5,
      by: 'rating',
      cases: {
        outstanding: { name: 'uniform', min: 4.6, max: 5 },
        exceeds_expectations: { name: 'uniform', min: 3.8, max: 4.5 },
        meets_expectations: { name: 'uniform', min: 2.8, max: 3.7 },
        needs_improvement: { name: 'uniform', min: 1.8, max: 2.7 },
        unsatisfactory: { name: 'uniform', min: 1, max: 1.7 },
      },
    },
    {
      name: 'goals_met_percent',
      kind: 'integer',
      min: 0,
      max: 100,
      by: 'rating',
      cases: {
        outstanding: { name: 'uniform', min: 95, max: 100 },
        exceeds_expectations: { name: 'uniform', min: 86, max: 100 },
        meets_expectations: { name: 'uniform', min: 70, max: 95 },
        needs_improvement: { name: 'uniform', min: 45, max: 72 },
        unsatisfactory: { name: 'uniform', min: 10, max: 50 },
      },
    },
    {
      name: 'raise_percent',
      kind: 'decimal',
      scale: 1,
      min: 0,
      max: 12,
      by: 'rating',
      cases: {
        outstanding: { name: 'normal', mean: 6.5, standard_deviation: 1.5 },
        exceeds_expectations: { name: 'normal', mean: 4.4, standard_deviation: 0.9 },
        meets_expectations: { name: 'normal', mean: 3, standard_deviation: 0.6 },
        needs_improvement: { name: 'exponential', mean: 0.3 },
        unsatisfactory: { name: 'uniform', min: 0, max: 0 },
      },
    },
    {
      name: 'comments',
      kind: 'text',
      segments: [
        {
          by: 'rating',
          cases: {
            outstanding: [
              'Consistently delivers beyond the role. ',
              'A role model for the whole team. ',
              'Exceptional results in every goal. ',
            ],
            exceeds_expectations: ['Regularly goes the extra mile. ', 'Strong results and reliable judgement. ', 'Surpassed most goals. '],
            meets_expectations: ['Solid and dependable work. ', 'Meets the goals of the role. ', 'Good collaboration across teams. '],
            needs_improvement: ['Several deadlines were missed. ', 'Quality of work varies. ', 'Needs closer guidance than expected. '],
            unsatisfactory: ['Goals were not met. ', 'Repeated problems with attendance and quality. '],
          },
        },
        {
          by: 'rating',
          cases: {
            outstanding: ['Ready for more responsibility.', 'Recommended for promotion.', 'Mentors others.'],
            exceeds_expectations: ['Next step: lead a project.', 'Could share knowledge more widely.', 'On track for promotion.'],
            meets_expectations: ['Next step: more ownership.', 'Training agreed.', 'Could be more visible in meetings.'],
            needs_improvement: ['Improvement plan agreed.', 'Follow-up in three months.', 'Training in planning agreed.'],
            unsatisfactory: ['Performance plan started.', 'Final follow-up in six weeks.'],
          },
        },
      ],
    },
  ],
}
