import type { TableSchema } from '../../schema/schema.ts'
import { officeHours } from '../hours.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { email, firstName, gender, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, countryCode, place } from '../shared/place-columns.ts'

/** People who buy insurance, of age when they registered. */
export const policyholders: TableSchema = {
  name: 'policyholders',
  rows: { type: 'primary' },
  columns: [
    { name: 'policyholder_id', kind: 'sequence' },
    person(0.5),
    firstName,
    lastName,
    gender,
    email,
    phone,
    ...birthBefore('registered_at', [19, 25, 29, 33, 37, 41, 46, 51, 57, 65, 84]),
    place,
    city,
    country,
    countryCode({ US: 76, GB: 8, DE: 6, CA: 6, FR: 4 }),
    {
      name: 'occupation_group',
      kind: 'category',
      values: ['office', 'manual', 'self_employed', 'student', 'retired'],
      by: 'life_stage',
      cases: { young: [38, 24, 8, 30, 0], middle: [56, 30, 14, 0, 0], old: [14, 8, 6, 0, 72] },
    },
    { name: 'life_stage', kind: 'bucket', column: 'age_then', edges: [26, 66], labels: ['young', 'middle', 'old'], hidden: true },
    { name: 'is_smoker', kind: 'boolean', rate: 0.14 },
    { name: 'risk_class', kind: 'category', values: ['preferred', 'standard', 'substandard'], weights: [29, 58, 13] },
    {
      name: 'acquisition_channel',
      kind: 'category',
      values: ['agent', 'broker', 'online', 'comparison_site', 'referral'],
      weights: [34, 20, 24, 15, 7],
    },
    {
      name: 'registered_at',
      kind: 'timestamp',
      from: '2018-01-02',
      to: '2025-11-28',
      growth: 1.4,
      weekdays: [1.1, 1.1, 1.05, 1.05, 1, 0.3, 0.15],
      hours: officeHours,
    },
  ],
}
