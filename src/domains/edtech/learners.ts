import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { email, firstName, gender, lastName, person } from '../shared/person-columns.ts'
import { city, country, countryCode, place } from '../shared/place-columns.ts'

/** Learners, of age when they signed up. */
export const learners: TableSchema = {
  name: 'learners',
  rows: { type: 'primary' },
  columns: [
    { name: 'learner_id', kind: 'sequence' },
    person(0.49),
    firstName,
    lastName,
    gender,
    email,
    ...birthBefore('signed_up_at', [18, 20, 22, 24, 26, 28.5, 31.5, 35, 40, 48, 72]),
    place,
    city,
    country,
    countryCode({ US: 32, IN: 20, GB: 10, BR: 9, DE: 7, CA: 6, MX: 5, FR: 4, ES: 4, AU: 3 }),
    {
      name: 'age_group',
      kind: 'bucket',
      column: 'age_then',
      edges: [22, 25, 30],
      labels: ['under_22', 'under_25', 'under_30', 'from_30'],
      hidden: true,
    },
    {
      name: 'education',
      kind: 'category',
      values: ['high_school', 'bachelor', 'master', 'doctorate', 'other'],
      by: 'age_group',
      cases: { under_22: [88, 0, 0, 0, 12], under_25: [40, 52, 0, 0, 8], under_30: [20, 50, 23, 0, 7] },
      weights: [19, 44, 25, 4, 8],
    },
    {
      name: 'goal',
      kind: 'category',
      values: ['career_change', 'promotion', 'studies', 'hobby', 'company_training'],
      weights: [27, 24, 20, 17, 12],
    },
    { name: 'plan', kind: 'category', values: ['free', 'premium', 'team'], weights: [68, 24, 8] },
    { name: 'device', kind: 'category', values: ['desktop', 'mobile', 'tablet'], weights: [56, 37, 7] },
    {
      name: 'signup_channel',
      kind: 'category',
      values: ['organic', 'paid_search', 'social', 'referral', 'employer'],
      weights: [35, 19, 21, 14, 11],
    },
    {
      name: 'signed_up_at',
      kind: 'timestamp',
      from: '2021-06-01',
      to: '2025-12-29',
      growth: 2,
      months: [1.35, 1.05, 1, 0.95, 0.9, 0.85, 0.85, 0.95, 1.2, 1.05, 1, 0.85],
      hours: wakingHours,
    },
  ],
}
