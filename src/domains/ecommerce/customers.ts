import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { email, firstName, gender, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, place, region } from '../shared/place-columns.ts'

/** Customers, all of age when they signed up; loyalty is earned by staying. */
export const customers: TableSchema = {
  name: 'customers',
  rows: { type: 'primary' },
  columns: [
    { name: 'customer_id', kind: 'sequence' },
    place,
    person(0.54),
    firstName,
    lastName,
    gender,
    email,
    phone,
    {
      name: 'birth_date',
      kind: 'birth_date',
      min_age: 22,
      max_age: 85,
      distribution: {
        name: 'empirical',
        quantiles: [22, 24.2, 26.2, 28.1, 29.9, 31.6, 33.2, 34.8, 36.4, 38, 39.7, 41.5, 43.4, 45.5, 47.8, 50.4, 53.4, 57, 61.5, 67.5, 85],
      },
    },
    city,
    region,
    country,
    { name: 'country_code', kind: 'category', values: ['US', 'GB', 'CA', 'DE', 'FR', 'AU'], weights: [54, 16, 9, 9, 7, 5] },
    { name: 'tenure_days', kind: 'formula', expression: 'today - days(signed_up_at)', hidden: true },
    {
      name: 'tenure',
      kind: 'bucket',
      column: 'tenure_days',
      edges: [120, 450, 900],
      labels: ['new', 'short', 'medium', 'long'],
      hidden: true,
    },
    {
      name: 'loyalty_tier',
      kind: 'category',
      values: ['bronze', 'silver', 'gold', 'platinum'],
      by: 'tenure',
      cases: { new: [100, 0, 0, 0], short: [84, 16, 0, 0], medium: [58, 31, 11, 0], long: [38, 32, 22, 8] },
    },
    { name: 'marketing_opt_in', kind: 'boolean', rate: 0.38 },
    {
      name: 'signed_up_at',
      kind: 'timestamp',
      from: '2022-01-01',
      to: '2025-12-30',
      growth: 2.5,
      months: [0.95, 0.9, 0.95, 0.96, 0.97, 0.94, 0.95, 0.95, 0.98, 1.02, 1.25, 1.2],
      weekdays: [1.06, 1, 0.98, 0.97, 0.95, 0.97, 1.09],
      hours: wakingHours,
    },
  ],
}
