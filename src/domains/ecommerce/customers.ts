import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'

/** Customers, all of age when they signed up; loyalty is earned by staying. */
export const customers: TableSchema = {
  name: 'customers',
  rows: { type: 'primary' },
  columns: [
    { name: 'customer_id', kind: 'sequence' },
    { name: 'place', kind: 'entry', list: 'cities', by: { column: 'country_code', attribute: 'country_code' }, hidden: true },
    { name: 'person', kind: 'person', country: 'country_code', female_share: 0.54, hidden: true },
    { name: 'first_name', kind: 'person_attribute', person: 'person', attribute: 'given_name' },
    { name: 'last_name', kind: 'person_attribute', person: 'person', attribute: 'family_name' },
    { name: 'gender', kind: 'person_attribute', person: 'person', attribute: 'gender' },
    { name: 'email', kind: 'person_attribute', person: 'person', attribute: 'email' },
    { name: 'phone', kind: 'phone', country: 'country_code' },
    { name: 'birth_date', kind: 'birth_date', min_age: 22, max_age: 85, distribution: { name: 'gamma', mean: 42, shape: 10 } },
    { name: 'city', kind: 'attribute', entry: 'place', attribute: 'city' },
    { name: 'region', kind: 'attribute', entry: 'place', attribute: 'region' },
    { name: 'country', kind: 'attribute', entry: 'place', attribute: 'country' },
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
    { name: 'signed_up_at', kind: 'timestamp', from: '2022-01-01', to: '2025-12-30', growth: 2.5, hours: wakingHours },
  ],
}
